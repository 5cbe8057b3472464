// The protocol, made from the server's types by `make types`. Do not edit.

export const GAME_FACTS = {"dixit":{"seats":[3,8],"real_cards":false,"clue":200,"target":[5,100],"hands":[7,6,6,6,6,6]},"stella":{"seats":[3,6],"real_cards":false,"rounds":4,"marks":10,"rows":3,"columns":5,"word":30,"own":10},"dixit_box":{"seats":[3,8],"real_cards":true,"clue":200,"target":[5,100]},"stella_box":{"seats":[3,6],"real_cards":true,"rounds":4,"marks":10,"rows":3,"columns":5,"word":30}} as const

export const CHAIRS = 8 as const

export const LANGUAGES = ["en","bg","pl","et","cs"] as const

export const LEVELS = ["dreamer","friend","mind_reader"] as const

export const COLOURS = ["orange","pink","blue","purple","green","yellow","red","white"] as const

export const REACTIONS = ["heart","laugh","wow","think","clap","spark"] as const

export const LIMITS = {"name":24,"chat":300,"note":120,"timer":[15,600]} as const

export const STAND_IN_AFTER = 30.0 as const

export const ANYBODY_AFTER = 90.0 as const

export const PICTURES = {"dixit":{"3":26,"4":28,"5":35,"6":42,"7":49,"8":56},"stella":{"3":30,"4":30,"5":30,"6":30}} as const

export const DECK = {"fewest":30,"most":300,"name":40,"caption":140,"first":1001,"ours":84} as const

export const CODE = {"alphabet":"23456789ABCDEFGHJKMNPQRSTUVWXYZ","length":6} as const

export const CLOSE = {"not_known":4401,"signed_out":4401,"foreign_origin":4403,"wrong_host":4403,"banned":4403,"no_such_table":4404,"new_version":4426,"too_fast":4429,"too_many_sockets":4429,"too_many_spectators":4429,"restart":1012,"storage_unavailable":1013} as const

export const CODES = ["album_closed","already_asked","already_automatic","already_gone","already_in_game","already_pointed","already_ready","already_you","banned","bot_sits_in","caption_empty","caption_too_long","caption_unprintable","chat_empty","chat_off","chat_too_long","chat_unprintable","claim_first","clue_empty","clue_too_long","clue_unprintable","colour_taken","deck_empty","deck_full","deck_name_empty","deck_name_too_long","deck_name_unprintable","deck_not_to_copy","deck_too_small","door_locked","door_open","game_over","game_running","is_a_bot","is_owner","knock_first","marks_are_locked","name_empty","name_taken","name_too_long","name_unprintable","new_version","no_bots_here","no_game","no_guests_here","no_other_word","no_spectators","no_such_album","no_such_deck","no_such_device","no_such_link","no_such_player","no_such_slot","no_such_table","nobody_knocks","not_a_bot","not_away","not_in_game","not_in_hand","not_in_round","not_known","not_marked","not_on_the_table","not_owner","not_ready","not_seated","not_time_to_claim","not_time_to_finish","not_time_to_play","not_time_to_point","not_time_to_vote","not_your_guest","not_your_turn","note_empty","note_too_long","note_unprintable","nothing_marked","nothing_to_take_back","nothing_to_undo","only_watching","other_game","outcome_unknown","outside_picture","own_card","picture_held","picture_refused","picture_too_many_bytes","picture_too_many_pixels","picture_too_slow","picture_too_small","picture_unreadable","quota_used_up","restart","round_not_over","same_card_twice","seat_is_yours","server_full","signed_out","storage_unavailable","story_already_told","storyteller_does_not_play","storyteller_does_not_vote","table_full","table_used_up","too_busy","too_fast","too_few_players","too_few_words","too_large","too_many_decks","too_many_marks","too_many_players","too_many_sockets","too_many_spectators","too_much_written","too_soon","try_again","uploads_off","word_already_turned","word_empty","word_first","word_too_long","word_unprintable","wrong_number_of_cards"] as const

export type Slug = keyof typeof GAME_FACTS

export type Language = (typeof LANGUAGES)[number]

export type Level = (typeof LEVELS)[number]

export type Colour = (typeof COLOURS)[number]

export type Reaction = (typeof REACTIONS)[number]

export type Round = DixitRound | StellaRound | DixitBoxRound | StellaBoxRound

/** Take a chair at the table, or change name, colour or language on it. */
export interface SitDown {
  type: "sit"
  name: string
  colour?: Colour | null
  language?: Language
  instead_of?: number | null
}

/** Get up. In the middle of a game the seat is kept, and a bot may sit in. */
export interface Leave {
  type: "leave"
}

/** How Dixit is to be played. */
export interface DixitOptions {
  target?: number
  first?: "last" | "race" | "random"
}

/** How Stella is to be played. */
export interface StellaOptions {
  words?: "discovery" | "mixed" | "own" | "standard"
  own?: [string, string][]
  first?: "last" | "random"
}

/** How Dixit is to be played with the box. */
export interface DixitBoxOptions {
  target?: number
  first?: "race" | "random"
}

/** How Stella is to be played with the box. */
export interface StellaBoxOptions {
  words?: "discovery" | "standard" | "theirs"
}

/** How each game is to be played. */
export interface GameOptions {
  dixit?: DixitOptions
  stella?: StellaOptions
  dixit_box?: DixitBoxOptions
  stella_box?: StellaBoxOptions
}

/** What the table's owner chooses before a game. */
export interface Options {
  game?: Slug
  deck?: "starlore"
  timer?: number | null
  slow?: boolean
  spectators?: boolean
  chat?: boolean
  rules?: GameOptions
}

/** The owner chooses the next game and how it is played. */
export interface SetOptions {
  type: "options"
  options: Options
}

/** The owner asks a bot to the table. */
export interface AddBot {
  type: "add_bot"
  level?: Level
}

/** Somebody without a phone plays, too: mine is passed to them. */
export interface AddGuest {
  type: "add_guest"
  name: string
}

/** The owner sends a bot away between games, or somebody without a phone (its tag is older than those). */
export interface EmptyChair {
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

/** The owner opens the table to anyone, has people knock, or locks it. */
export interface SetDoor {
  type: "door"
  door: "knock" | "locked" | "open"
}

/** Ask the owner to be let in, under the name that one would bear. */
export interface Knock {
  type: "knock"
  name: string
}

/** The owner answers a knock. */
export interface LetIn {
  type: "let_in"
  knock: number
  welcome?: boolean
}

/** The owner starts a game: the chosen one, or this one with the same options. */
export interface Start {
  type: "start"
  game?: Slug | null
}

/** Add chance of one's own to the next game's, so that not even the server knows beforehand what comes of it. */
export interface AddChance {
  type: "chance"
  to: string
  chance: string
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
export interface TakeSeatBack {
  type: "take_back"
}

/** Chat. */
export interface Say {
  type: "say"
  text: string
}

/** A reaction that everybody sees for a moment. It is not kept. */
export interface React {
  type: "react"
  reaction: Reaction
}

/** How did you see that? Touch a place in a picture of a round that is over, or write a note to it, or both. */
export interface PointOut {
  type: "point_out"
  round: number
  card: number
  at?: [number, number] | null
  note?: string
}

/** Take a remark back: one's own, or, as the owner, anybody's. */
export interface TakeRemarkBack {
  type: "take_remark_back"
  round: number
  card: number
  player?: number | null
}

/** The owner lets everyone with a secret link see the album of finished games, or nobody any more. */
export interface ShareAlbum {
  type: "share_album"
  on: boolean
}

/** The same clue as speakers of another language say it. */
export interface DixitWording {
  language: Language
  text: string
}

/** The storyteller lays a card aside and gives a clue to it. In a race, the first one to do so tells. */
export interface DixitTellStory {
  type: "tell"
  card: number
  clue?: string | null
  wordings?: DixitWording[]
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

/** A move in Dixit. */
export interface DixitMove {
  type: "dixit"
  move: DixitTellStory | DixitPlayCards | DixitCastVote
  player?: number | null
}

/** Put crosses on these cards, instead of those put before. */
export interface StellaMarkCards {
  type: "mark"
  cards: number[]
}

/** I am ready. */
export interface PassMarker {
  type: "ready"
}

/** I want to change something after all. */
export interface TakeMarkerBack {
  type: "unready"
}

/** I would rather have the card's other word. */
export interface AskOtherWord {
  type: "other_word"
}

/** The scout points at a card that they have marked and nobody has pointed at yet. */
export interface StellaPointAt {
  type: "point"
  card: number
}

/** A move in Stella. */
export interface StellaMove {
  type: "stella"
  move: StellaMarkCards | PassMarker | TakeMarkerBack | AskOtherWord | StellaPointAt
  player?: number | null
}

/** The storyteller has told. In a race, the first one to say so is the storyteller. */
export interface DixitBoxTellStory {
  type: "tell"
  clue?: string | null
}

/** The cards on these slots of the row are mine: one, or two when three play. May be changed till all is in. */
export interface DixitBoxClaimCards {
  type: "claim"
  slots: number[]
}

/** A player takes the card on this slot for the storyteller's. May be changed till all is in. */
export interface DixitBoxCastVote {
  type: "vote"
  slot: number
}

/** A mistake was made on the table: take the last step back, the telling or the round that was scored. */
export interface DixitBoxTakeBack {
  type: "take_back"
}

/** Everything is right, and the game is over. */
export interface DixitBoxFinishGame {
  type: "finish"
}

/** A move in DixitBox. */
export interface DixitBoxMove {
  type: "dixit_box"
  move: DixitBoxTellStory | DixitBoxClaimCards | DixitBoxCastVote | DixitBoxTakeBack | DixitBoxFinishGame
  player?: number | null
}

/** This is the word on a card of the players' own. May be said anew until the marks are locked. */
export interface StellaBoxSayWord {
  type: "word"
  word?: string | null
}

/** Put crosses on these places, instead of those put before. */
export interface StellaBoxMarkPlaces {
  type: "mark"
  places: number[]
}

/** The scout points at a card that they have marked and nobody has pointed at yet. */
export interface StellaBoxPointAt {
  type: "point"
  place: number
}

/** A mistake was made on the table: take back the reveal, or the round that was scored last. */
export interface StellaBoxTakeBack {
  type: "take_back"
}

/** Everything is right, and the game is over. */
export interface StellaBoxFinishGame {
  type: "finish"
}

/** A move in StellaBox. */
export interface StellaBoxMove {
  type: "stella_box"
  move: StellaBoxSayWord | StellaBoxMarkPlaces | PassMarker | TakeMarkerBack | AskOtherWord | StellaBoxPointAt | StellaBoxTakeBack | StellaBoxFinishGame
  player?: number | null
}

/** Carry out a command. The same id twice is one command. */
export interface Do {
  type: "do"
  id: string
  command: SitDown | Leave | SetOptions | AddBot | AddGuest | EmptyChair | Kick | HandOver | SetDoor | Knock | LetIn | Start | AddChance | Stop | LetBotSitIn | TakeSeatBack | Say | React | PointOut | TakeRemarkBack | ShareAlbum | DixitMove | StellaMove | DixitBoxMove | StellaBoxMove
}

/** Show me every round of the game that has been scored. */
export interface AskRounds {
  type: "rounds"
  id: string
}

/** Show me what is needed to check the chance of the game that is over. */
export interface AskProof {
  type: "proof"
  id: string
}

/** Are you there? */
export interface Ping {
  type: "ping"
}

export type FromBrowser = Do | AskRounds | AskProof | Ping

/** Somebody at the table. */
export interface ChairView {
  player: number
  name: string
  colour: Colour
  plays: "bot" | "guest" | "nobody" | "person" | "stand_in"
  level: Level | null
  away: number | null
  seat: number | null
  wanted: number[]
  language: Language | null
  maker: string | null
}

/** Somebody who waits at the door. */
export interface KnockView {
  knock: number
  name: string
}

/** A deck of somebody's own: which it is. Its pictures are asked for once, by its digest, and not sent each time. */
export interface DeckView {
  deck: string
  digest: string
  name: string
  pictures: number
  captions: number
  with_ours: boolean
}

/** What somebody saw in a picture of a round that is over. Everyone who may see the game may see it. */
export interface Remark {
  player: number
  round: number
  card: number
  at: [number, number] | null
  note: string
}

/** The real cards on the table, as somebody has photographed them. Everyone who may see the game may see it. */
export interface Photograph {
  player: number
  key: string
  rounds: number
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
  needed: number
  wordings?: DixitWording[]
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
  wordings?: DixitWording[]
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
export interface Gain {
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
  gains: Gain[]
  points: number[]
  wordings?: DixitWording[]
}

/** The game as one seat, or a spectator, sees it. */
export interface DixitView {
  type: "dixit"
  seat: number | null
  seats: number
  target: number
  round: number
  step: number
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
  type: "stella"
  seat: number | null
  seats: number
  round: number
  step: number
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

/** The storyteller looks for a clue. */
export interface DixitBoxTellingView {
  type: "telling"
  storyteller: number | null
}

/** Cards lie in a row; everyone says which are theirs, and the others look for the storyteller's. */
export interface DixitBoxVotingView {
  type: "voting"
  storyteller: number
  clue: string | null
  cards: number
  needed: number
  claimed: boolean[]
  voted: boolean[]
  mine: number[]
  vote: number
  twice: number[]
  free: number[]
}

/** The moment between two rounds. */
export interface DixitBoxScoredView {
  type: "scored"
  storyteller: number
}

/** Somebody has reached the target; the round may still be taken back. */
export interface DixitBoxCheckingView {
  type: "checking"
  storyteller: number
}

/** The game is over. */
export interface DixitBoxFinishedView {
  type: "finished"
  winners: number[]
}

/** A round that has been scored. Nothing of it is secret any more. */
export interface DixitBoxRound {
  storyteller: number
  clue: string | null
  owners: number[]
  votes: number[]
  outcome: "all" | "none" | "some"
  gains: Gain[]
  points: number[]
}

/** The game as one seat, or a spectator, sees it. */
export interface DixitBoxView {
  type: "dixit_box"
  seat: number | null
  seats: number
  target: number
  round: number
  step: number
  phase: DixitBoxTellingView | DixitBoxVotingView | DixitBoxScoredView | DixitBoxCheckingView | DixitBoxFinishedView
  awaited: number[]
  scores: number[]
  history: number[][]
  last: DixitBoxRound | null
  taken_back: number
  winners: number[]
}

/** The players turn over a word card of their own. */
export interface StellaBoxNamingView {
  type: "naming"
}

/** Everyone marks cards. */
export interface StellaBoxAssociatingView {
  type: "associating"
  mine: number[]
  ready: boolean[]
  asked: boolean[]
}

/** A scout has pointed at a card, and everyone who marked it has shown it. */
export interface StellaBoxPlacePointed {
  type: "place_pointed"
  seat: number
  place: number
  others: number[]
  outcome: "fall" | "spark" | "super_spark"
  stars: number[]
  next: number | null
}

/** Scouts point at cards in turn. */
export interface StellaBoxRevealingView {
  type: "revealing"
  mine: number[]
  counts: number[]
  dark: number | null
  scout: number | null
  pointed: StellaBoxPlacePointed[]
  fallen: boolean[]
  stars: number[]
}

/** The moment between two rounds. */
export interface StellaBoxScoredView {
  type: "scored"
}

/** Four rounds are over; the last one may still be taken back. */
export interface StellaBoxCheckingView {
  type: "checking"
}

/** The game is over. */
export interface StellaBoxFinishedView {
  type: "finished"
  winners: number[]
}

/** A round that has been scored. Nothing of it is secret any more. */
export interface StellaBoxRound {
  words: [string, string]
  turned: boolean
  first: number
  marks: number[][]
  dark: number | null
  pointed: StellaBoxPlacePointed[]
  fallen: boolean[]
  points: number[]
}

/** The game as one seat, or a spectator, sees it. */
export interface StellaBoxView {
  type: "stella_box"
  seat: number | null
  seats: number
  round: number
  step: number
  phase: StellaBoxNamingView | StellaBoxAssociatingView | StellaBoxRevealingView | StellaBoxScoredView | StellaBoxCheckingView | StellaBoxFinishedView
  theirs: boolean
  words: [string, string]
  turned: boolean
  first: number
  awaited: number[]
  scores: number[]
  history: number[][]
  last: StellaBoxRound | null
  taken_back: number
  winners: number[]
}

/** The game as somebody sees it to whom your phone is passed. */
export interface PassedPhoneView {
  player: number
  game: DixitView | StellaView | DixitBoxView | StellaBoxView
}

/** The table as one person sees it. */
export interface TableView {
  code: string
  invitation: string | null
  you: number | null
  owner: number | null
  chairs: ChairView[]
  options: Options
  door: "knock" | "locked" | "open"
  entry: "knock" | "locked" | "open" | "waiting"
  knocking: KnockView[]
  watching: number
  games: number
  playing: Slug | null
  over: boolean
  until: number | null
  pledge: string | null
  chances: number[]
  sealed: string | null
  deck: DeckView | null
  pictures: DeckView | null
  left: ChairView[]
  remarks: Remark[]
  photograph: Photograph | null
  game: DixitView | StellaView | DixitBoxView | StellaBoxView | null
  hands: PassedPhoneView[]
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
export interface ChatLine {
  player: number
  name: string
  text: string
}

/** The table as it is now, for one person, and what has just happened. */
export interface TableUpdate {
  type: "table"
  version: number
  now: number
  view: TableView
  accepted?: Done[]
  news?: News[]
  chat?: ChatLine[]
  epoch?: number
}

/** A command was not carried out, and nothing has changed. */
export interface Refusal {
  type: "refused"
  id: string
  code: string
}

/** What it was, by name; the sentence is the reader's language's business. */
export interface Moment {
  what: string
  round: number
  card: number | null
  seats: number[]
  count: number
  of: number
}

/** Every round that has been scored, in full. */
export interface Rounds {
  type: "rounds"
  id: string
  game: Slug
  rounds: unknown[]
  remarks: Remark[]
  moments: Moment[]
}

/** One time that a game left something to chance, or to an order that chance had settled before. */
export interface Draw {
  what: string
  kind: "lot" | "sample" | "shuffle" | "top"
  of: (number | string | (number | string)[])[]
  came: (number | string | (number | string)[])[]
}

/** A finished game's chance: all that is needed to check it. */
export interface Proof {
  type: "proof"
  id: string
  game: Slug
  commitment: string
  seed: string
  chances: string[]
  draws: Draw[]
  rounds: unknown[]
}

/** Somebody has reacted. */
export interface Reacted {
  type: "reaction"
  player: number
  reaction: Reaction
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

export type ToBrowser = TableUpdate | Refusal | Rounds | Proof | Reacted | Pong | Bye

export type GameView = DixitView | StellaView | DixitBoxView | StellaBoxView

export type Move = DixitMove | StellaMove | DixitBoxMove | StellaBoxMove

/** Open a table and sit down at it. */
export interface OpenTable {
  name: string
  colour?: Colour | null
  language?: Language
  options?: Options
}

/** A new table. */
export interface Opened {
  code: string
  url: string
}

/** Be let in by an invitation, where the table's code alone does not let anyone in any more. */
export interface Enter {
  invitation: string
}

/** What somebody with an invitation sees before they come in, or on their list of tables. */
export interface Invitation {
  code: string
  game: Slug
  running: boolean
  players: string[]
  free: number
  bots: number
  changed: number | null
  your_turn: boolean
}

/** What a browser may know about itself: the tables it can go on with. */
export interface Me {
  tables: Invitation[]
  undo: boolean
}

/** A browser that is me. */
export interface Device {
  id: string
  name: string
  made: number
  seen: number
  this: boolean
}

/** A device that has opened my link and wants to be me. */
export interface Asking {
  id: string
  name: string
  check: string
}

/** My devices, and the one that asks to become one. */
export interface MyDevices {
  devices: Device[]
  asking: Asking | null
}

/** A link by which another device of yours can ask to be you. It works once, for ten minutes. */
export interface DeviceLink {
  url: string
  qr: string
}

/** Let the device that asks be me, or not. */
export interface ConfirmDevice {
  id: string
  yes: boolean
}

/** End one of my devices; without an id, all but this one. */
export interface EndDevice {
  id?: string | null
}

/** The other device's end of a link. */
export interface OpenLink {
  token: string
}

/** A table at which somebody sits, without its code. */
export interface Seat {
  game: Slug
  name: string
}

/** Who a browser is, and who it would become by a link. */
export interface Becoming {
  now: Seat[]
  then: Seat[]
}

/** What has become of asking: the other device must confirm; ask again until it has. */
export interface Adoption {
  state: "done" | "waiting"
  check: string
}

/** How I can be called. */
export interface MyCalls {
  key: string
  browsers: number
  this: boolean
}

/** When not to call, in minutes of the day where I am. */
export interface Quiet {
  from: number
  to: number
}

/** Call this browser when it is my turn in a slow game: its push subscription. */
export interface CallMe {
  endpoint: string
  key: string
  auth: string
  zone?: number
  quiet?: Quiet | null
}

/** Do not call this browser any more, or the one with this address, or none of mine. */
export interface NoCalls {
  endpoint?: string | null
  everywhere?: boolean
}

/** Forget me: names, chat, devices and memberships. What a finished game needs stays without a name. */
export interface Erase {
  sure: "True"
}

/** Where a program can sit down at a table. It works once, for an hour. */
export interface ProgramAddress {
  url: string
}

/** What the operator of the site tells about it. */
export interface About {
  text: string | null
}

/** Somebody in a game, or somebody else who had something to say about it. */
export interface AlbumPlayer {
  player: number
  name: string
  colour: Colour
  bot: boolean
}

/** How often one seat understood another, and how often it could have. */
export interface Reading {
  reader: number
  read: number
  hits: number
  of: number
}

/** A picture of a deck of somebody's own. */
export interface PlayedPicture {
  key: string
  caption?: string
  language?: Language | null
}

/** A finished game. All of it is public to those who may see the game. */
export interface AlbumGame {
  number: number
  game: Slug
  began: number
  ended: number
  players: AlbumPlayer[]
  others: AlbumPlayer[]
  scores: number[]
  winners: number[]
  history: number[][]
  rounds: unknown[]
  remarks: Remark[]
  moments: Moment[]
  readings: Reading[]
  pictures: PlayedPicture[]
}

/** Finished games of a table, oldest first. */
export interface AlbumView {
  games: AlbumGame[]
  code: string | null
  link: string | null
  shared: boolean
  may_share: boolean
}

/** The game at one moment. */
export interface Frame {
  at: number
  news: News[]
  view: unknown
}

/** A finished game once more, through the eyes of one seat. */
export interface ReplayView {
  game: AlbumGame
  seat: number | null
  frames: Frame[]
}

/** A table of mine with finished games, in one line. */
export interface EveningView {
  code: string
  ended: number
  games: string[]
  players: string[]
  picture: number | null
  numbers: number[]
  own: PlayedPicture | null
}

/** Albums of tables where I sat, last played first. */
export interface MyEvenings {
  evenings: EveningView[]
}

/** What 1, 2, 3 ... would have brought to somebody on average, against what the others really did. */
export interface Counterfactual {
  mine: number
  points: number[]
  lost: number[]
}

/** What other numbers would have brought; None: the game has no such question. */
export interface CounterfactualView {
  lens: Counterfactual | null
}

/** Let others see the album by a link, or not any more. */
export interface ShareAlbumBody {
  on: boolean
}

/** The link; None: there is none. */
export interface SharedAt {
  link: string | null
}

/** Why a request was refused. */
export interface Problem {
  code: string
}

/** Where the pictures of a card are: 800x1200 as AVIF and as WebP, 400x600 and 240x360 as WebP. */
export interface Shown {
  avif: string
  webp: string
  small: string
  smallest: string
}

/** A card: what it is called, what is to be seen on it, and where its pictures are. */
export interface CardView {
  number: number
  title: string
  description: string
  avif: string
  webp: string
  small: string
  smallest: string
}

/** The whole deck in one language. */
export interface DeckPictures {
  back: Shown
  cards: CardView[]
}

/** A deck in a list. */
export interface DeckEntry {
  id: string
  name: string
  pictures: number
  captions: number
  covers: string[]
  mine: boolean
  sharing: "copy" | "nobody" | "use"
  changed: number
}

/** How much I may bring along. */
export interface DeckLimits {
  file: number
  pixels: number
  pictures: number
  decks: number
  person: number
}

/** The decks that I can play with, besides the server's own. */
export interface MyDecks {
  uploads: boolean
  decks: DeckEntry[]
  limits: DeckLimits
  used: number
}

/** A picture of a deck of mine. */
export interface OwnPicture {
  id: string
  avif: string
  webp: string
  small: string
  crop: [number, number, number]
  width: number
  height: number
  caption: string
  language: Language | null
}

/** A deck of mine. */
export interface OwnDeck {
  id: string
  name: string
  pictures: OwnPicture[]
  sharing: "copy" | "nobody" | "use"
  link: string
  size: number
  changed: number
}

/** Begin a deck. */
export interface NewDeck {
  name: string
}

/** Change a deck of mine; what is left out stays as it is. */
export interface EditDeck {
  name?: string | null
  sharing?: "copy" | "nobody" | "use" | null
  order?: string[] | null
}

/** Change a picture of a deck of mine; what is left out stays as it is. */
export interface EditPicture {
  caption?: string | null
  language?: Language
  crop?: [number, number, number] | null
}

/** Delete a deck of mine. */
export interface RemoveDeck {
  sure: "True"
  everywhere?: boolean
}

/** Put a deck on a table for the games to come. */
export interface PutDeck {
  deck: string | null
  with_ours?: boolean
}
