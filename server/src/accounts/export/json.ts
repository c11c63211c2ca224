export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

/** A list of any length in JSON, item by item; none of the pieces is empty. */
export async function* jsonList(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '['
  for await (const item of items) {
    yield `${before}\n${JSON.stringify(item, null, 2)}`
    before = ','
  }
  yield before === '[' ? '[]\n' : '\n]\n'
}
