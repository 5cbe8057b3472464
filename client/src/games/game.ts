// What the rest of the client knows of a game. Each game is a record of this type, in `<slug>/index.ts`.
import type { Component, Snippet } from 'svelte'
import type { Texts } from '../lib/i18n/index.svelte'
import type { AlbumPlayer, Do, Draw, GameView, Moment, Options, Slug } from '../lib/protocol'
import type { Ring } from '../lib/rings.svelte'

export type View<S extends Slug> = Extract<GameView, { type: S }>
export type MoveIn<S extends Slug> = Extract<Do['command'], { type: S }>['move']
export type RoundOf<S extends Slug> = NonNullable<View<S>['last']>
export type OptionsOf<S extends Slug> = NonNullable<NonNullable<Options['rules']>[S]>

/** A component that is fetched when it is first shown. */
type Part<Props extends object> = () => Promise<{ default: Component<Props> }>

export interface Game<S extends Slug> {
  /** Optimistic update: the view as it will be when my moves that are on their way have arrived. */
  foresee: (view: View<S>, moves: readonly MoveIn<S>[]) => View<S>
  /** What its screens say: each part below that needs them fetches them, too. */
  texts: Texts<object>
  /** What a round is called, by its number from 1; empty until the texts are here. */
  round: (number: number) => string
  /** A small drawing for the button that opens a table. */
  emblem: Component
  /** The game at the table, as one player or a spectator sees it. */
  screen: Part<{ view: View<S> }>
  /** The game on the shared screen. */
  tv: Part<{ view: View<S> }>
  /** Leafing through the rounds; null while they are being fetched. */
  rounds: Part<{ rounds: readonly RoundOf<S>[] | null }>
  /** The moments that the server found in a game that is over, in words; without it, none are shown. */
  moments?: () => Promise<{ default: MomentTexts<S> }>
  /** Its pages in an album; without it, an album shows the points alone. */
  album?: () => Promise<{ default: AlbumPages<S> }>
  /** What happens in it, in words, when it is watched once more; without it, rounds and points are told. */
  narration?: () => Promise<{ default: Narrate<S> }>
  /** Its choices in the lobby, around those of every game (`children`). */
  options: Part<{ locked: boolean; children: Snippet }>
  /** The rules in our own words. */
  rules: Texts<Rules>
  /** One of the rules' scoring cases, drawn. */
  example: Part<{ name: string }>
  /** How wide such a drawing is at least, and how many stand side by side on paper. */
  examples: { width: string; across: number }
  /** Hints while playing. */
  coach: () => Promise<{ default: HintRules<S> }>
  /** Whether what was drawn by chance explains its rounds; a game that cannot be checked has none. */
  agree?: () => Promise<{ default: (draws: readonly Draw[], rounds: readonly RoundOf<S>[]) => boolean }>
  /** How it is played when somebody learns it. */
  lesson: OptionsOf<S>
}

/** What has happened since the view before, sentence by sentence; null: this is where one begins to watch. */
export type Narrate<S extends Slug> = (
  view: View<S>,
  before: View<S> | null,
  name: (seat: number) => string,
) => readonly string[]

/** What is worth remembering of a game, in words. */
export interface MomentTexts<S extends Slug> {
  /** What was asked in a round, such as the clue; null: it was said aloud. */
  theme: (round: RoundOf<S>) => string | null
  /** A moment in words; undefined: not one of this game's. */
  moment: (moment: Moment, name: (seat: number) => string) => string | undefined
}

/** How a game's rounds look in an album. */
export interface AlbumPages<S extends Slug> extends MomentTexts<S> {
  /** A scored round: what was asked, the pictures, and who saw what in them. */
  round: Component<{
    round: RoundOf<S>
    at: (seat: number) => AlbumPlayer
    rings: (card: number) => Ring[]
    /** One of these pictures is to be seen large. */
    onlook: (cards: readonly number[], index: number) => void
  }>
  /** The pictures that a round is remembered by, the best first. */
  pictures: (round: RoundOf<S>) => readonly number[]
  /** Whose picture it was in a round (null: everyone's), who chose it, and whether it was the one to choose. */
  signed: (round: RoundOf<S>, card: number) => { owner: number | null; chosen: readonly number[]; gilt: boolean }
}

/** The rules, section by section, and the scoring cases that are drawn. */
export interface Rules<Case extends string = string> {
  title: string
  lead: string
  facts: readonly string[]
  sections: readonly { id: string; title: string; body: readonly string[] }[]
  examples: Readonly<Record<Case, { title: string; caption: string }>>
}

/** A hint's title and its text, which may depend on how the game is played. */
export type Hint = readonly [title: string, text: string | ((facts: never) => string)]

/** Which hints there are, when each of them fits, and what it says. */
export interface HintRules<S extends Slug> {
  texts: Texts<object>
  /** All hints but the welcome, in the order in which a summary lists them. */
  hints: readonly string[]
  /** What a lesson begins with. */
  welcome: string
  /** Cases that a lesson cannot bring: they are not counted as missing. */
  elsewhere: readonly string[]
  /** Hints about something that has happened: they may be read later. All others are about what to do now. */
  events: ReadonlySet<string>
  /** Hints about how a round went. When it has been left, they wait until it happens again. */
  ofARound: ReadonlySet<string>
  /** Which hints fit now, most urgent last. Pure. */
  situations: (situation: Situation<S>) => string[]
  /** Hints that this player no longer needs, having done or seen what they speak about. Pure. */
  known?: (situation: Situation<S>) => string[]
  /** Hints whose moment is over; they may come again. Pure. */
  passed?: (situation: Situation<S>) => string[]
  /** Hints that say the same of me and of others: whoever has seen the one does not need the other. */
  covers?: Readonly<Record<string, string>>
  /** A hint in words, about this game or (null) in general. */
  say: (name: string, view: View<S> | null) => { title: string; text: string }
}

/** What a player sees, and what has just happened. */
export interface Situation<S extends Slug> {
  view: View<S>
  before: View<S> | null
  /** My seat; I play for myself. */
  mine: number
  /** The tags of what has just happened. */
  news: readonly string[]
  /** The game is being learnt. */
  lesson?: boolean
}
