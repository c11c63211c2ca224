const HERS = ['ka', 'ička', 'uška', 'inka', 'enka', 'ulka', 'ulienka']
const HIS = ['ko', 'ík', 'ček', 'uško', 'inko']

/** Endings that Slovak puts on nearly any name: Nikolka, Emička, Tomáško, Alexík. */
export function fondly(name: string): string[] {
  if (!/^\p{L}{3,}$/u.test(name)) return []
  const stem = name.replace(/(?:ia|[aáoyei])$/u, '')
  if (stem.length < 2) return []
  const isHers = /a$/i.test(name)
  const isHis = /(?:o|[^aáeéiíoóuúyý])$/iu.test(name)
  return [...(isHers ? HERS : []), ...(isHis ? HIS : [])].map((ending) => stem + ending)
}
