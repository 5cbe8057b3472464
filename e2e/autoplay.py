"""A seat that plays by itself over a second connection, whatever language its page speaks."""

from playwright.sync_api import Page

SCRIPT = """
(code) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${code}/socket`)
  let number = 0
  let answered = -1
  const send = (game, move) =>
    socket.send(JSON.stringify({ type: 'do', id: `auto-${number++}`, command: { type: game, move } }))
  const dixit = ({ seat, seats, hand, phase }) => {
    if (phase.type === 'telling' && phase.storyteller === seat) {
      send('dixit', { type: 'tell', card: hand[0], clue: '…' })
    } else if (phase.type === 'playing' && phase.storyteller !== seat && phase.mine.length === 0) {
      send('dixit', { type: 'play', cards: hand.slice(0, seats === 3 ? 2 : 1) })
    } else if (phase.type === 'voting' && phase.storyteller !== seat && !phase.vote) {
      send('dixit', { type: 'vote', slot: phase.table.findIndex((_, index) => !phase.mine.includes(index + 1)) + 1 })
    }
  }
  const stella = ({ seat, grid, phase }) => {
    if (phase.type === 'associating' && !phase.ready[seat]) {
      send('stella', { type: 'mark', cards: grid.slice(3, 9) })
      send('stella', { type: 'ready' })
    } else if (phase.type === 'revealing' && phase.scout === seat) {
      const seen = phase.pointed.map((one) => one.card)
      send('stella', { type: 'point', card: phase.mine.find((card) => !seen.includes(card)) })
    }
  }
  socket.onmessage = ({ data }) => {
    const { type, view, version } = JSON.parse(data)
    if (type !== 'table' || view.over || version === answered) return
    answered = version
    if (view.dixit) dixit(view.dixit)
    else if (view.stella) stella(view.stella)
  }
}
"""


def play_along(page: Page, code: str) -> None:
    """Make the moves of whoever this page belongs to, until the game is over."""
    page.evaluate(SCRIPT, code)
