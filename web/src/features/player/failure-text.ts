import type { PlayerFailure } from '../../shared/player/player.ts'

/** Keys of the notice that each failure shows (specification, section 8). */
export const FAILURE_TEXTS: Record<PlayerFailure, { title: string; text: string }> = {
  making: { title: 'audio.generationFailed', text: 'audio.generationFailedText' },
  playback: { title: 'audio.playbackFailed', text: 'audio.playbackFailedText' },
  premium: { title: 'audio.premiumNeeded', text: 'audio.premiumNeededText' },
  too_long: { title: 'audio.generationFailed', text: 'audio.tooLongText' },
  unreachable: { title: 'audio.playbackFailed', text: 'audio.unreachableText' },
  too_many_streams: { title: 'audio.playbackFailed', text: 'audio.tooManyStreamsText' },
  too_many: { title: 'audio.generationFailed', text: 'audio.tooManyText' },
}
