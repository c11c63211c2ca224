import type { Brief, Provenance } from '@perinka/storyteller/brief'
import { tellByPlan } from '@perinka/storyteller/tell-by-plan'

/** A told story, taken apart. */
export interface Tale {
  title: string
  paragraphs: string[]
  text: string
  provenance: Provenance
  trace: string[]
}

export function tellTale(brief: Brief): Tale {
  const tale = { title: '', paragraphs: [] as string[], provenance: null as Provenance | null, trace: [] as string[] }
  for (const told of tellByPlan(brief)) {
    if (told.kind === 'title') tale.title = told.text
    else if (told.kind === 'paragraph') tale.paragraphs.push(told.text)
    else Object.assign(tale, { provenance: told.provenance, trace: told.trace })
  }
  if (!tale.provenance) throw new Error('A story without an end')
  return { ...tale, text: tale.paragraphs.join('\n\n'), provenance: tale.provenance }
}

const PLOT = 'plot/'

/** What a story is made of: theme, hero, setting, problem, obstacle, helper, solution and closing ritual, as one line. */
export function plotOf(tale: Tale): string {
  return tale.trace.find((id) => id.startsWith(PLOT)) ?? ''
}

/** Setting, problem and solution of a plot. */
export function coreOf(tale: Tale): string {
  const [, , setting, problem, solution] = plotOf(tale).slice(PLOT.length).split('|')
  return [setting, problem, solution].join('|')
}
