import type { ConsoleMessage } from '@playwright/test'

/** A complaint that belongs to a journey: its very words, or a pattern where it varies. */
export type Expected = string | RegExp

const FAILED_TO_LOAD = /^Failed to load resource: (?:the server responded with a status of (\d+)|net::(\w+))/
const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g

/** What a browser complains of, without what is `expected`. */
export function complaintsBut(expected: Expected[]) {
  const complaints: string[] = []
  const isExpected = (text: string) => expected.some((one) => (typeof one === 'string' ? one === text : one.test(text)))
  const note = (text: string) => {
    if (!isExpected(text)) complaints.push(text)
  }
  return {
    complaints,
    onError: (error: Error) => note(String(error)),
    onConsole: (message: ConsoleMessage) => {
      if (message.type() === 'error') note(toComplaint(message))
    },
  }
}

/** Of what did not come, as `404 /api/stories/:id` or `ERR_FAILED /health/live`; else in the browser's own words. */
function toComplaint(message: ConsoleMessage): string {
  const [, status, failure] = FAILED_TO_LOAD.exec(message.text()) ?? []
  const what = status ?? failure
  return what ? `${what} ${new URL(message.location().url).pathname.replaceAll(ID, ':id')}` : message.text()
}
