import type { ConsoleMessage } from '@playwright/test'

const FAILED_TO_LOAD = /^Failed to load resource: (?:the server responded with a status of (\d+)|net::(\w+))/
const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g

/** What a browser complains of, without what is `expected`: complaints as below, `*` for what varies in them. */
export function complaintsBut(expected: string[]) {
  const complaints: string[] = []
  const patterns = expected.map((one) => new RegExp(`^${one.split('*').map(quoted).join('.*')}$`, 's'))
  const note = (text: string) => {
    if (!patterns.some((pattern) => pattern.test(text))) complaints.push(text)
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

const quoted = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
