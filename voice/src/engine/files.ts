import type load from '@echogarden/espeak-ng-emscripten'
import { CHARACTERS, VOICES } from './voices.ts'

type FileSystem = Awaited<ReturnType<typeof load>>['FS']

const DATA = '/usr/share/espeak-ng-data'
/** What English and Slovak need of the engine's hundred languages. */
const NEEDED = /\/(phon\w+|intonations|en_dict|sk_dict|lang\/gmw\/en[^/]*|lang\/zlw\/sk)$/

/** Leaves the engine's memory to our languages (25 MB less), and adds our voices. */
export function prepareFiles(files: FileSystem) {
  for (const path of filesBelow(files, DATA)) {
    // All files lie in one large buffer, which is free only when none of them is left there.
    const content = NEEDED.test(path) ? files.readFile(path) : null
    files.unlink(path)
    if (content) files.writeFile(path, content)
  }
  for (const voice of VOICES) {
    const lines = ['language variant', `name perinka-${voice}`, ...CHARACTERS[voice].variant]
    files.writeFile(`${DATA}/voices/!v/perinka-${voice}`, `${lines.join('\n')}\n`)
  }
}

function filesBelow(files: FileSystem, folder: string): string[] {
  const names = files.readdir(folder).filter((name) => name !== '.' && name !== '..')
  return names.flatMap((name) => {
    const path = `${folder}/${name}`
    return files.isDir(files.stat(path).mode) ? filesBelow(files, path) : [path]
  })
}
