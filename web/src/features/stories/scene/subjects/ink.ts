/** Colours of a scene by role; scene.css mixes them for the page's theme. */
export const INK = 'var(--scene-ink)'
export const LIT = 'var(--scene-lit)'
export const PALE = 'var(--scene-pale)'
export const FAR = 'var(--scene-far)'
export const MIDDLE = 'var(--scene-middle)'
export const NEAR = 'var(--scene-near)'

/** A thin unfilled line with round ends. */
export const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const
