import { ALL_THEMES, THEME_LABELS } from '@perinka/contract/catalog'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Scene } from './Scene.tsx'

const draw = (seed: string, theme: string) => renderToStaticMarkup(createElement(Scene, { seed, theme }))

describe("a story's scene", () => {
  test('is the same each time it is drawn', () => {
    expect(draw('a', 'castle')).toBe(draw('a', 'castle'))
  })

  test('differs from story to story, and from theme to theme', () => {
    const scenes = ALL_THEMES.flatMap((theme) => [draw('a', theme), draw('b', theme)])
    expect(new Set(scenes).size).toBe(scenes.length)
  })

  test('knows a theme by its label in either language', () => {
    expect(draw('a', THEME_LABELS.castle.sk)).toBe(draw('a', 'castle'))
    expect(draw('a', THEME_LABELS.castle.en)).toBe(draw('a', 'castle'))
  })

  test("draws a parent's own words", () => {
    expect(draw('a', 'stratený medvedík')).toContain('<svg')
  })

  test('stays light: few nodes, whatever the theme', () => {
    for (const theme of [...ALL_THEMES, 'a lost teddy']) {
      expect(draw('a', theme).match(/<(path|circle|ellipse|g|stop)\b/g)?.length, theme).toBeLessThan(60)
    }
  })
})
