/** How much of the room is used; it shows itself once a fifth is left. */
export function Counter({ count, max }: { count: number; max: number }) {
  if (count <= max * 0.8) return null
  return (
    <span className={`text-sm tabular-nums ${count >= max ? 'text-danger' : 'text-soft'}`}>
      {count} / {max}
    </span>
  )
}
