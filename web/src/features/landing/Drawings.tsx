import { BlurbSymbols } from './BlurbSymbols.tsx'
import { Valley } from './Valley.tsx'

/** All that the landing draws and never draws differently. */
export function Drawings() {
  return (
    <>
      <Valley />
      <BlurbSymbols />
    </>
  )
}
