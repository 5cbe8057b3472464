// The type of all messages, made from the English ones: the same keys, the same arguments, other words.
import type en from '../locales/en'

type Translated<Source> = Source extends string
  ? string
  : Source extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Key in keyof Source]: Translated<Source[Key]> }

export type Messages = Translated<typeof en>
export type Part<Name extends keyof Messages> = Messages[Name]
