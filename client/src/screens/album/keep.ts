// An album as one file to keep: a page that holds its styles, letters and pictures, and asks nobody for anything.
import { lazyRendering } from './lazyRendering.svelte'

/** Nothing from outside, and no scripts: also not if somebody writes one into the file. */
const POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; font-src data:"

/** Draw everything and fetch every picture that has not been looked at yet. */
export async function load(paper: HTMLElement): Promise<void> {
  lazyRendering.draw()
  const images = [...paper.querySelectorAll('img')]
  for (const image of images) image.loading = 'eager'
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
}

/** The album as it is on the page, without what can be pressed. */
export async function file(paper: HTMLElement, title: string, language: string): Promise<Blob> {
  await load(paper)
  const copy = paper.cloneNode(true) as HTMLElement
  for (const control of copy.querySelectorAll('[data-screen]')) control.remove()
  const pictures = await takeOut(copy)
  const page = document.implementation.createHTMLDocument(title)
  page.documentElement.lang = language
  page.documentElement.dataset.theme = document.documentElement.dataset.theme ?? 'dark'
  const metas: Record<string, string>[] = [
    { charset: 'utf-8' },
    { name: 'viewport', content: 'width=device-width, initial-scale=1' },
  ]
  const policy = { 'http-equiv': 'Content-Security-Policy', content: POLICY }
  page.head.prepend(...[...metas, policy].map((attributes) => element(page, 'meta', attributes)))
  const style = element(page, 'style', {})
  style.textContent = `${await styles()} body{margin:0 auto;padding:1rem;max-width:62rem}`
  page.head.append(style)
  page.body.innerHTML = pictures
  page.body.append(copy)
  return new Blob([`<!doctype html>\n${page.documentElement.outerHTML}`], { type: 'text/html' })
}

/** Put a drawing of each picture in its place, and return the pictures themselves: each is in the file only once. */
async function takeOut(copy: HTMLElement): Promise<string> {
  const found = new Map<string, string>()
  for (const picture of copy.querySelectorAll('picture')) {
    const image = picture.querySelector('img')!
    const address = image.getAttribute('src') ?? ''
    const id = found.get(address) ?? `p${found.size}`
    found.set(address, id)
    const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    drawing.setAttribute('viewBox', '0 0 400 600')
    drawing.setAttribute('style', 'display:block;width:100%;height:100%')
    drawing.setAttribute('role', 'img')
    drawing.setAttribute('aria-label', image.alt)
    drawing.innerHTML = `<use href="#${id}"/>`
    picture.replaceWith(drawing)
  }
  const images = await Promise.all(
    [...found].map(async ([address, id]) => {
      const size = 'width="400" height="600" preserveAspectRatio="xMidYMid slice"'
      return `<image id="${id}" ${size} href="${await inline(address)}"/>`
    }),
  )
  return `<svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs>${images.join('')}</defs></svg>`
}

/** All styles of the page; of the letters, those that it is written with. */
async function styles(): Promise<string> {
  const written = new Set([...document.fonts].filter(({ status }) => status === 'loaded').map(face))
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  const texts = await Promise.all(
    rules.map(async (rule) => {
      if (!(rule instanceof CSSFontFaceRule)) return rule.cssText
      const address = /url\("?([^")]+)"?\)/.exec(rule.cssText)?.[1]
      if (address === undefined || !written.has(faceOf(rule))) return ''
      const base = rule.parentStyleSheet?.href ?? location.href
      return rule.cssText.replace(/url\("?[^")]+"?\)/, `url("${await inline(new URL(address, base).href)}")`)
    }),
  )
  return texts.join('\n')
}

const plain = (text: string) => text.replace(/["'\s]/g, '').toLowerCase()

const face = ({ family, style, weight, unicodeRange }: FontFace) => plain([family, style, weight, unicodeRange].join())

function faceOf({ style }: CSSFontFaceRule): string {
  const read = (name: string, usual: string) => style.getPropertyValue(name) || usual
  return plain(
    [
      read('font-family', ''),
      read('font-style', 'normal'),
      read('font-weight', 'normal'),
      read('unicode-range', 'U+0-10FFFF'),
    ].join(),
  )
}

/** What lies at an address, as an address of its own. */
async function inline(address: string): Promise<string> {
  const blob = await (await fetch(address)).blob()
  return new Promise((done, fail) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result))
    reader.onerror = () => fail(new Error('it cannot be read'))
    reader.readAsDataURL(blob)
  })
}

function element(page: Document, name: string, attributes: Record<string, string>): HTMLElement {
  const made = page.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  return made
}
