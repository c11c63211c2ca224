import { listWebhookEvents, replayWebhookEvent } from '../billing/webhooks/support.ts'
import { noteAct } from './acts.ts'
import { type Command, columns, Refused, shownMoment } from './command.ts'

const SHOWN = 50

export const webhookCommands: Command[] = [
  {
    name: 'webhooks',
    takes: [],
    options: { failed: { type: 'boolean' } },
    shown: '[--failed]',
    help: `the last ${SHOWN} messages of the payment provider; only those that failed`,
    async run(db, { options }) {
      const failedOnly = options.failed === true
      const events = await listWebhookEvents(db, { failedOnly, limit: SHOWN })
      if (events.length === 0) return failedOnly ? 'No message has failed.' : 'No message has come yet.'
      return columns(
        events.map(({ receivedAt, eventId, eventType, customerId, ...event }) => [
          shownMoment(receivedAt),
          eventId,
          eventType,
          customerId ?? '',
          fateOf(event),
        ]),
      )
    },
  },
  {
    name: 'replay',
    takes: ['<event id>'],
    help: 'looks again at the customer whom a message is about',
    run: (db, { words: [eventId = ''], actor }) =>
      db.transaction(async (tx) => {
        if (!(await replayWebhookEvent(tx, eventId))) {
          throw new Refused(`No message ${eventId} is kept, or it is about no customer.`)
        }
        await noteAct(tx, { actor, act: 'replay', target: eventId })
        return `${eventId} is looked into again as soon as Perinka runs.`
      }),
  },
]

function fateOf(event: { processedAt: Date | null; failedAttempts: number; nextAttemptAt: Date | null }): string {
  if (event.processedAt) return `done ${shownMoment(event.processedAt)}`
  const failed = event.failedAttempts > 0 ? `failed ${event.failedAttempts} times, ` : ''
  return event.nextAttemptAt ? `${failed}next try ${shownMoment(event.nextAttemptAt)}` : `${failed}nobody tries again`
}
