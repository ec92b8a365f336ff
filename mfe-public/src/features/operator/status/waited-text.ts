const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** How long something waits: '3 minutes', '20 seconds'. */
export function waitedText(since: string, now = Date.now()): string {
  const seconds = Math.max(0, Math.round((now - Date.parse(since)) / 1_000));
  const [unit, length] = units.find(([, each]) => seconds >= each) ?? ['second', 1];
  const count = Math.floor(seconds / length);
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
}
