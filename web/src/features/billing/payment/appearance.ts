import type { Appearance } from '@stripe/stripe-js'

/** Stripe's fields stand in a frame of their own: they are told what our theme looks like just now. */
export function stripeAppearance(): Appearance {
  const style = getComputedStyle(document.documentElement)
  const colour = (name: string) => style.getPropertyValue(`--${name}`).trim()
  return {
    theme: style.colorScheme === 'light' ? 'stripe' : 'night',
    disableAnimations: matchMedia('(prefers-reduced-motion: reduce)').matches,
    variables: {
      colorPrimary: colour('lamp'),
      colorBackground: colour('raised'),
      colorText: colour('ink'),
      colorTextSecondary: colour('soft'),
      colorTextPlaceholder: colour('soft'),
      colorDanger: colour('danger'),
      colorIcon: colour('soft'),
      fontFamily: 'Nunito, ui-rounded, "Segoe UI", system-ui, sans-serif',
      fontSizeBase: style.fontSize,
      borderRadius: '16px',
      spacingUnit: '5px',
    },
    rules: {
      '.Input': { border: `2px solid ${colour('line')}`, boxShadow: 'none' },
      '.Input:focus': { border: `2px solid ${colour('lamp')}`, boxShadow: 'none' },
      '.Input--invalid': { border: `2px solid ${colour('danger')}`, boxShadow: 'none' },
      '.Tab': { border: `2px solid ${colour('line')}`, boxShadow: 'none' },
      '.Tab--selected': { border: `2px solid ${colour('lamp')}`, boxShadow: 'none' },
      '.Label': { fontWeight: '700' },
    },
  }
}
