// The type of all hints, made from the English ones.
import type en from './en'

export type HintName = keyof (typeof en)['hints']

export type Texts = { [Key in Exclude<keyof typeof en, 'hints'>]: string } & {
  hints: Record<HintName, [title: string, text: string]>
}
