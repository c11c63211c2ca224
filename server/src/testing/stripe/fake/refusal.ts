/** What Stripe answers where it does not do as asked. */
export class Refusal extends Error {
  readonly status: number
  readonly body: { type: string; code?: string; message: string; param?: string }

  constructor(status: number, body: { code?: string; message: string; param?: string; type?: string }) {
    super(body.message)
    this.status = status
    this.body = { type: 'invalid_request_error', ...body }
  }
}

/** Stripe answers 404 for what the address names and 400 for what a parameter names. */
export function missing(what: string, id: unknown, param?: string): Refusal {
  const message = `No such ${what}: '${id}'`
  return new Refusal(param ? 400 : 404, { code: 'resource_missing', message, param: param ?? 'id' })
}
