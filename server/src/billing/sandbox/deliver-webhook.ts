/** Takes a signed message to this server's own webhook route, as a payment provider would; throws where it was not stored. */
export async function deliverWebhook(
  ask: (request: Request) => Response | Promise<Response>,
  raw: string,
  signature: string,
): Promise<void> {
  const request = new Request('http://localhost/api/webhooks/stripe', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
    body: raw,
  })
  const answer = await ask(request)
  if (!answer.ok) throw new Error(`the webhook route answered ${answer.status}`)
}
