/**
 * Every failure the product knows: its code, HTTP status and the message clients match on
 * (specification, section 8). Imports nothing.
 */
export const FAILURES = {
  invalid: { status: 400, message: 'Some of the input is not valid' },
  malformed: { status: 400, message: 'The request could not be read' },
  unauthorized: { status: 401, message: 'Unauthorized' },
  invalid_token: { status: 401, message: 'The sign-in token was not accepted' },
  email_not_verified: { status: 403, message: 'Email not verified' },
  foreign_origin: { status: 403, message: 'Requests from another site are refused' },
  story_limit: { status: 403, message: 'Story limit reached' },
  subscription_required: { status: 403, message: 'Subscription required' },
  predefined_character: { status: 403, message: 'Cannot delete predefined characters' },
  not_found: { status: 404, message: 'Not found' },
  profile_not_found: { status: 404, message: 'Profile not found' },
  story_not_found: { status: 404, message: 'Story not found' },
  character_not_found: { status: 404, message: 'Character not found' },
  narration_not_found: { status: 404, message: 'Narration not found' },
  generation_not_found: { status: 404, message: 'Story not found' },
  email_known: { status: 409, message: 'This email already has an account' },
  already_subscribed: { status: 409, message: 'This account has Premium already' },
  no_subscription: { status: 409, message: 'There is no subscription to manage' },
  discount_invalid: { status: 422, message: 'Invalid Discount Code' },
  family_bound: { status: 409, message: 'This family keeps as many of these as it can' },
  code_invalid: { status: 404, message: 'Invalid code' },
  code_already_used: { status: 409, message: 'You have already used this code' },
  code_not_for_stories: { status: 422, message: 'This code is not for free stories' },
  code_expired: { status: 410, message: 'This code has expired' },
  code_used_up: { status: 409, message: 'This code has reached its usage limit' },
  webhook_refused: { status: 400, message: 'The signature was not accepted' },
  too_large: { status: 413, message: 'The request is too large' },
  narration_too_long: { status: 422, message: 'The story is too long to be read aloud' },
  content_refused: { status: 422, message: 'Content not appropriate' },
  /** A parent writes that a child is being hurt: refused like the one above, and a helpline is named beside it. */
  child_hurt: { status: 422, message: 'Content not appropriate' },
  content_review: { status: 422, message: 'Generated content requires review' },
  too_many_requests: { status: 429, message: 'Too many requests' },
  too_many_streams: { status: 429, message: 'Too many things are playing or being written at once' },
  generation_failed: { status: 502, message: 'The story could not be written' },
  narration_failed: { status: 502, message: 'The story could not be read aloud' },
  payment_failed: { status: 502, message: 'Failed to initiate subscription. Please try again.' },
  unexpected: { status: 500, message: 'Something went wrong' },
  unavailable: { status: 503, message: 'The service is not available just now' },
} as const

export type FailureCode = keyof typeof FAILURES

/** Of what a family has as much as it can keep, where a call answers `family_bound`. `text`: of its stories together, in bytes. */
export type FamilyBound = (typeof FAMILY_BOUNDS)[number]
export const FAMILY_BOUNDS = ['children', 'characters', 'stories', 'text', 'names'] as const
