// Starts the client when the first look, which is in the page already, is on the screen: else its scripts would come first.
{
  const { main } = document.currentScript.dataset
  requestAnimationFrame(() => setTimeout(() => import(main)))
}
