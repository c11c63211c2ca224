import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from '@messageformat/parser'
import { earlyTextProblems, keysIn } from './early-texts.mjs'
import { ROOT } from './node.mjs'

/** Plural forms that each language needs; `many` is for decimals, which no text of ours counts. */
const PLURALS = { en: ['one', 'other'], sk: ['one', 'few', 'other'] }
const LANGUAGES = Object.keys(PLURALS)

/**
 * What is wrong with the texts of the web app, a sentence each: the languages hold the same keys, each with the same
 * arguments and its own plural forms, nothing is empty, and the code asks for every key and for none that is missing.
 * `texts` is language → file → key → text; `sources` are the contents of every source file that may name a key.
 */
export function localeProblems(texts, sources) {
  const problems = []
  const [first, ...others] = LANGUAGES
  for (const language of LANGUAGES) problems.push(...ownProblems(language, texts[language]))
  for (const other of others) {
    problems.push(...missing(first, texts[first], other, texts[other]))
    problems.push(...missing(other, texts[other], first, texts[first]))
    problems.push(...unlikeArguments(texts[first], other, texts[other]))
  }
  const keys = new Set(Object.values(texts[first]).flatMap(Object.keys))
  return [...problems, ...unknownKeys(keys, sources), ...unusedKeys(keys, sources)]
}

function ownProblems(language, files) {
  const problems = []
  const seen = new Map()
  for (const [file, entries] of Object.entries(files)) {
    for (const [key, text] of Object.entries(entries)) {
      const where = `${language}/${file}: ${key}`
      if (seen.has(key)) problems.push(`${where} stands in ${seen.get(key)} too.`)
      seen.set(key, file)
      if (typeof text !== 'string' || !text.trim()) problems.push(`${where} is empty.`)
      else problems.push(...pluralProblems(where, language, text))
    }
  }
  return problems
}

function pluralProblems(where, language, text) {
  return argumentsOf(text).flatMap(({ name, kind, forms }) => {
    if (kind !== 'plural') return []
    const lacking = PLURALS[language].filter((form) => !forms.includes(form))
    return lacking.length > 0 ? [`${where} lacks the plural ${lacking.join(', ')} of {${name}}.`] : []
  })
}

function missing(from, fromFiles, to, toFiles) {
  return Object.entries(fromFiles).flatMap(([file, entries]) => {
    if (!toFiles[file]) return [`${to}/${file} is missing; ${from} has it.`]
    const lacking = Object.keys(entries).filter((key) => !(key in toFiles[file]))
    return lacking.map((key) => `${to}/${file}: ${key} is missing; ${from} has it.`)
  })
}

/** Slovak declines names, which no message can: it may word around them. */
const MAY_BE_LEFT_OUT = new Set(['name'])

function unlikeArguments(files, other, otherFiles) {
  const names = (text) => new Set(argumentsOf(text).map(({ name }) => name))
  const kept = (mine, others) => [...mine].filter((name) => others.has(name) || !MAY_BE_LEFT_OUT.has(name))
  const spell = (list) =>
    list
      .sort()
      .map((name) => `{${name}}`)
      .join(' ')
  return Object.entries(files).flatMap(([file, entries]) =>
    Object.entries(entries).flatMap(([key, text]) => {
      const [ours, theirs] = [names(text), names(otherFiles[file]?.[key] ?? text)]
      const [wanted, used] = [spell(kept(ours, theirs)), spell([...theirs])]
      if (wanted === used) return []
      return [`${other}/${file}: ${key} uses ${used || 'no argument'} where English uses ${wanted || 'none'}.`]
    }),
  )
}

/**
 * Every `{argument}` of an ICU message, those within plural and select forms too.
 * @param {string} text
 * @returns {{ name: string, kind: string, forms: string[] }[]}
 */
export function argumentsOf(text) {
  const within = (tokens) =>
    tokens.flatMap(({ arg: name, type: kind, cases = [] }) => [
      ...(name ? [{ name, kind, forms: cases.map(({ key }) => key) }] : []),
      ...cases.flatMap((form) => within(form.tokens)),
    ])
  return within(parse(text))
}

/** `t('key')`, `translate('key')`, `<Trans id="key">`, and what contract and server name in the `fields` of a refusal. */
const ASKS = /\b(?:t|translate)\(\s*'([^']+)'|<Trans\s+id="([^"]+)"|'(validation\.\w+)'/g

function unknownKeys(keys, sources) {
  const asked = sources.flatMap((source) => [...source.matchAll(ASKS)].map(([, call, id, sent]) => call ?? id ?? sent))
  return [...new Set(asked)]
    .filter((key) => !keys.has(key))
    .map((key) => `The code asks for ${key}, which no file has.`)
}

function unusedKeys(keys, sources) {
  const used = new Set(keysIn(sources.join('\n'), [...keys]))
  return [...keys].filter((key) => !used.has(key)).map((key) => `No code asks for ${key}.`)
}

function readTexts() {
  const folder = join(ROOT, 'web/src/locales')
  return Object.fromEntries(
    LANGUAGES.map((language) => {
      const files = readdirSync(join(folder, language)).filter((name) => name.endsWith('.json'))
      return [
        language,
        Object.fromEntries(files.map((file) => [file, JSON.parse(readFileSync(join(folder, language, file), 'utf8'))])),
      ]
    }),
  )
}

/** Every source file of `folder` that ships, by its path in it. */
function readSources(folder) {
  const paths = readdirSync(join(ROOT, folder), { recursive: true })
  const shipped = paths.filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))
  return new Map(shipped.map((name) => [name, readFileSync(join(ROOT, folder, name), 'utf8')]))
}

/** Keys of the files that a family's first page does without. */
function lateKeys(web, { en }) {
  const [, areas = ''] = /locales\/en\/\{([\w,-]+)\}\.json/.exec(web.get('shared/i18n/later-catalog.en.ts')) ?? []
  return areas.split(',').flatMap((area) => Object.keys(en[`${area}.json`]))
}

function allProblems() {
  const texts = readTexts()
  const web = readSources('web/src')
  const sources = [web, readSources('contract/src'), readSources('server/src')].flatMap((files) => [...files.values()])
  return [...localeProblems(texts, sources), ...earlyTextProblems(web, 'app/App.tsx', lateKeys(web, texts))]
}

if (process.argv[1] === import.meta.filename) {
  const problems = allProblems()
  for (const problem of problems) console.error(problem)
  process.exit(problems.length === 0 ? 0 : 1)
}
