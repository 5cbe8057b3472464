// Which taps are meant for the page as a whole, and which for something on it.

/** What has a use for taps itself; the chat beside the table as a whole, like what lies over it. */
const CONTROLS = 'a, button, input, label, select, summary, textarea, dialog, .dock'

/** A tap on a control is for it alone: a reaction, the chat, the buttons of a replay. */
export const onControl = ({ target }: Event): boolean => target instanceof Element && target.closest(CONTROLS) !== null
