// The protocol, made from the server's types by `make types`. Do not edit.

/** Take a chair at the table, or change name, colour or language on it. */
export interface SitDown {
  type: "sit"
  name: string
  colour?: "blue" | "green" | "orange" | "pink" | "purple" | "red" | "white" | "yellow" | null
  language?: "bg" | "cs" | "en" | "et" | "pl"
  instead_of?: number | null
}

/** Get up. In the middle of a game the seat is kept, and a bot may sit in. */
export interface Leave {
  type: "leave"
}

/** What the table's owner chooses before a game. */
export interface Options {
  game?: "dixit" | "stella"
  target?: number
  first?: "race" | "random"
  words?: "discovery" | "mixed" | "own" | "standard"
  own?: [string, string][]
  deck?: "starlore"
  timer?: number | null
  spectators?: boolean
  chat?: boolean
}

/** The owner chooses the next game and how it is played. */
export interface SetOptions {
  type: "options"
  options: Options
}

/** The owner asks a bot to the table. */
export interface AddBot {
  type: "add_bot"
  level?: "dreamer" | "friend" | "mind_reader"
}

/** The owner sends a bot away between games. */
export interface RemoveBot {
  type: "remove_bot"
  player: number
}

/** The owner sends a person away for good; in the middle of a game a bot takes the seat. */
export interface Kick {
  type: "kick"
  player: number
}

/** The owner makes somebody else the owner. */
export interface HandOver {
  type: "hand_over"
  player: number
}

/** The owner starts a game: the chosen one, or this one with the same options. */
export interface Start {
  type: "start"
  game?: "dixit" | "stella" | null
}

/** The owner breaks the game off. */
export interface Stop {
  type: "stop"
}

/** Let a bot play for somebody who is away: the owner decides, or a majority when the owner is away. */
export interface LetBotSitIn {
  type: "let_bot_sit_in"
  player: number
}

/** I am back: the bot that sat in for me gets up. */
export interface TakeBack {
  type: "take_back"
}

/** Chat. */
export interface Say {
  type: "say"
  text: string
}

/** A small gesture that everybody sees for a moment. It is not kept. */
export interface React {
  type: "react"
  reaction: "clap" | "heart" | "laugh" | "spark" | "think" | "wow"
}

/** The storyteller lays a card aside and gives a clue to it. In a race, the first one to do so tells. */
export interface DixitTellStory {
  type: "tell"
  card: number
  clue?: string | null
}

/** Another player hands in what fits the clue: one card, or two when three play. May be changed till all are in. */
export interface DixitPlayCards {
  type: "play"
  cards: number[]
}

/** A player takes the card on this slot for the storyteller's. May be changed until all votes are in. */
export interface DixitCastVote {
  type: "vote"
  slot: number
}

/** A move in the game of Dixit that is being played. */
export interface MoveInDixit {
  type: "dixit"
  move: DixitTellStory | DixitPlayCards | DixitCastVote
}

/** Put crosses on these cards, instead of those put before. */
export interface StellaMarkCards {
  type: "mark"
  cards: number[]
}

/** I am ready. */
export interface StellaPassMarker {
  type: "ready"
}

/** I want to change something after all. */
export interface StellaTakeMarkerBack {
  type: "unready"
}

/** I would rather have the card's other word. */
export interface StellaAskOtherWord {
  type: "other_word"
}

/** The scout points at a card that they have marked and nobody has pointed at yet. */
export interface StellaPointAt {
  type: "point"
  card: number
}

/** A move in the game of Stella that is being played. */
export interface MoveInStella {
  type: "stella"
  move: StellaMarkCards | StellaPassMarker | StellaTakeMarkerBack | StellaAskOtherWord | StellaPointAt
}

/** Carry out a command. The same id twice is one command. */
export interface Do {
  type: "do"
  id: string
  command: SitDown | Leave | SetOptions | AddBot | RemoveBot | Kick | HandOver | Start | Stop | LetBotSitIn | TakeBack | Say | React | MoveInDixit | MoveInStella
}

/** Show me every round of the game that has been scored. */
export interface AskRounds {
  type: "rounds"
  id: string
}

/** Are you there? */
export interface Ping {
  type: "ping"
}

export type FromBrowser = Do | AskRounds | Ping

/** Somebody at the table. */
export interface ChairView {
  player: number
  name: string
  colour: "blue" | "green" | "orange" | "pink" | "purple" | "red" | "white" | "yellow"
  bot: boolean
  level: "dreamer" | "friend" | "mind_reader" | null
  away: number | null
  gone: boolean
  seat: number | null
  wanted: number[]
  language: "bg" | "cs" | "en" | "et" | "pl" | null
}

/** The storyteller looks for a clue. */
export interface DixitTellingView {
  type: "telling"
  storyteller: number | null
}

/** The others choose cards. */
export interface DixitPlayingView {
  type: "playing"
  storyteller: number
  clue: string | null
  chosen: boolean[]
  mine: number[]
}

/** The table is laid, and the others look for the storyteller's card. */
export interface DixitVotingView {
  type: "voting"
  storyteller: number
  clue: string | null
  table: number[]
  voted: boolean[]
  mine: number[]
  vote: number
}

/** The moment between two rounds. */
export interface DixitScoredView {
  type: "scored"
  storyteller: number
}

/** The game is over. */
export interface DixitFinishedView {
  type: "finished"
  winners: number[]
}

/** What one player gets for a round, and why. */
export interface DixitGain {
  role: "found" | "missed" | "storyteller"
  base: number
  bonus: number
}

/** A round that has been scored. Nothing of it is secret any more. */
export interface DixitRound {
  storyteller: number
  clue: string | null
  table: number[]
  owners: number[]
  votes: number[]
  outcome: "all" | "none" | "some"
  gains: DixitGain[]
  points: number[]
}

/** The game as one seat, or a spectator, sees it. */
export interface DixitView {
  seat: number | null
  seats: number
  target: number
  round: number
  phase: DixitTellingView | DixitPlayingView | DixitVotingView | DixitScoredView | DixitFinishedView
  hand: number[]
  awaited: number[]
  scores: number[]
  history: number[][]
  clues: (string | null)[]
  last: DixitRound | null
  pile: number
  discard: number
  winners: number[]
}

/** Everyone marks cards. */
export interface StellaAssociatingView {
  type: "associating"
  mine: number[]
  ready: boolean[]
  asked: boolean[]
}

/** A scout has pointed at a card, and everyone who marked it has shown it. */
export interface StellaCardPointed {
  type: "card_pointed"
  seat: number
  card: number
  others: number[]
  outcome: "fall" | "spark" | "super_spark"
  stars: number[]
  next: number | null
}

/** Scouts point at cards in turn. */
export interface StellaRevealingView {
  type: "revealing"
  mine: number[]
  counts: number[]
  dark: number | null
  scout: number | null
  pointed: StellaCardPointed[]
  fallen: boolean[]
  stars: number[]
}

/** The moment between two rounds. */
export interface StellaScoredView {
  type: "scored"
}

/** The game is over. */
export interface StellaFinishedView {
  type: "finished"
  winners: number[]
}

/** A round that has been scored. Nothing of it is secret any more. */
export interface StellaRound {
  words: [string, string]
  turned: boolean
  first: number
  grid: number[]
  marks: number[][]
  dark: number | null
  pointed: StellaCardPointed[]
  fallen: boolean[]
  points: number[]
}

/** The game as one seat, or a spectator, sees it. */
export interface StellaView {
  seat: number | null
  seats: number
  round: number
  phase: StellaAssociatingView | StellaRevealingView | StellaScoredView | StellaFinishedView
  grid: number[]
  words: [string, string]
  turned: boolean
  first: number
  awaited: number[]
  scores: number[]
  history: number[][]
  last: StellaRound | null
  pile: number
  winners: number[]
}

/** The table as one person sees it. */
export interface TableView {
  code: string
  you: number | null
  owner: number | null
  chairs: ChairView[]
  options: Options
  watching: number
  games: number
  playing: "dixit" | "stella" | null
  over: boolean
  until: number | null
  left: ChairView[]
  dixit: DixitView | null
  stella: StellaView | null
}

/** A command was accepted, and this is the version with its events. */
export interface Done {
  id: string
  version: number
}

/** That something has happened, for the client to animate. What it means stands in the views. */
export interface News {
  what: string
  seat?: number | null
}

/** A line of the chat. */
export interface Line {
  player: number
  name: string
  text: string
}

/** The table as it is now, and what has just happened (as `starlore.table.room.Update` writes it). */
export interface TableUpdate {
  type: "table"
  version: number
  now: number
  view: TableView
  accepted?: Done[]
  news?: News[]
  chat?: Line[]
}

/** A command was not carried out, and nothing has changed. */
export interface Refused {
  type: "refused"
  id: string
  code: string
}

/** Every round that has been scored, in full. */
export interface Rounds {
  type: "rounds"
  id: string
  game: "dixit" | "stella"
  rounds: unknown[]
}

/** Somebody has made a small gesture. */
export interface Reacted {
  type: "reaction"
  player: number
  reaction: "clap" | "heart" | "laugh" | "spark" | "think" | "wow"
}

/** I am here. */
export interface Pong {
  type: "pong"
}

/** The server ends this connection, and why: come back if it is `restart`. */
export interface Bye {
  type: "bye"
  code: string
}

export type ToBrowser = TableUpdate | Refused | Rounds | Reacted | Pong | Bye

/** Open a table and sit down at it. */
export interface OpenTable {
  name: string
  colour?: "blue" | "green" | "orange" | "pink" | "purple" | "red" | "white" | "yellow" | null
  language?: "bg" | "cs" | "en" | "et" | "pl"
  options?: Options
}

/** A new table. */
export interface Opened {
  code: string
  url: string
}

/** What somebody with an invitation sees before they come in, or on their list of tables. */
export interface TableCard {
  code: string
  game: "dixit" | "stella"
  running: boolean
  players: string[]
  free: number
  bots: number
  changed: number | null
  your_turn: boolean
}

/** What a browser may know about itself: the tables it can go on with. */
export interface Me {
  tables: TableCard[]
}

/** A link that makes another device of yours you. It works once, for ten minutes. */
export interface Device {
  url: string
  qr: string
}

/** The other device's end of such a link. */
export interface Adopt {
  token: string
}

/** Why a request was refused. */
export interface Problem {
  code: string
}

/** Where the pictures of a card are: 800x1200 as AVIF and as WebP, 400x600 as WebP. */
export interface Shown {
  avif: string
  webp: string
  small: string
}

/** A card: what it is called, what is to be seen on it, and where its pictures are. */
export interface CardView {
  number: number
  title: string
  description: string
  avif: string
  webp: string
  small: string
}

/** The whole deck in one language. */
export interface DeckView {
  back: Shown
  cards: CardView[]
}
