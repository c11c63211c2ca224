/** Key of the greeting for an hour of the day, 0 to 23. Bedtime is evening, however late. */
export function greetingKey(hour: number): string {
  if (hour >= 4 && hour < 10) return 'home.morning'
  return hour >= 10 && hour < 18 ? 'home.day' : 'home.evening'
}
