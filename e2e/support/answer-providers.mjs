// Loaded before the product (NODE_OPTIONS=--import): what it asks of Google and Facebook, whose addresses are fixed, is
// answered by a stand-in on loopback instead.
const STANDS_IN_FOR = new Set(['oauth2.googleapis.com', 'graph.facebook.com'])
const answers = process.env.PROVIDERS_STAND_IN
const outside = globalThis.fetch

globalThis.fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : String(input))
  if (!answers || !STANDS_IN_FOR.has(url.hostname)) return outside(input, init)
  const to = new URL(`/${url.hostname}${url.pathname}${url.search}`, answers)
  return outside(input instanceof Request ? new Request(to, input) : to, init)
}
