// Fetches and starts the client when the prerendered page is on the screen with its pictures:
// else its scripts would come before them. Who has waited for a second sees the client come first after all.
{
  const { main, needs } = document.currentScript.dataset
  const preload = (href) =>
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href, crossOrigin: '' }))
  const painted = new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  const decoded = () => Promise.allSettled(Array.from(document.images, (image) => image.decode()))
  const second = new Promise((done) => setTimeout(done, 1_000))
  const start = () => {
    for (const href of needs.split(' ')) preload(href)
    import(main)
  }
  painted.then(() => Promise.race([decoded(), second])).then(start)
}
