/** An answer that says what is wrong, in the shape of OpenAI's errors. */
export class Refusal extends Error {
  readonly status: number
  readonly param: string | null
  readonly code: string | null

  constructor(
    status: number,
    message: string,
    { param = null, code = null }: { param?: string | null; code?: string | null } = {},
  ) {
    super(message)
    this.status = status
    this.param = param
    this.code = code
  }

  toJSON() {
    const type = this.status >= 500 ? 'server_error' : 'invalid_request_error'
    return { error: { message: this.message, type, param: this.param, code: this.code } }
  }
}
