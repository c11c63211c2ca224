/** What we use of the engine: the package brings no types. */
declare module '@echogarden/espeak-ng-emscripten' {
  interface EngineEvent {
    get_type(): number
    /** Place in the text, in characters, counted from 1. */
    get_text_position(): number
    /** Milliseconds from the first sample. */
    get_audio_position(): number
  }

  interface Worker {
    set_voice(name: string): number
    set_rate(wordsPerMinute: number): void
    get_samplerate(): number
    getSizeOfEventStruct_(): number
    /** Blocks until all is said; calls back, now and again, with where samples and events lie in the engine's memory. */
    synth_(text: string, callback: number): void
  }

  interface FileSystem {
    readdir(path: string): string[]
    isDir(mode: number): boolean
    stat(path: string): { mode: number }
    readFile(path: string): Uint8Array
    writeFile(path: string, content: string | Uint8Array): void
    unlink(path: string): void
  }

  interface Engine {
    eSpeakNGWorker: new () => Worker
    espeak_EVENT: unknown
    espeakEVENT_LIST_TERMINATED: number
    espeakEVENT_WORD: number
    HEAP16: Int16Array
    FS: FileSystem
    wrapPointer(pointer: number, type: unknown): EngineEvent
    /** Makes a function callable for the engine; 0 answered means: go on. */
    addFunction(callback: (samples: number, length: number, events: number) => number): number
  }

  /** `printErr` takes what the engine would write to standard error, a line at a time. */
  export default function load(options: { printErr(line: string): void }): Promise<Engine>
}
