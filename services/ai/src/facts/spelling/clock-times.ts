/** A quarter of an hour after an hour: what else a small number there may count. */
const bareTime =
  /(?<=(?<!\p{L})(?:at|after|before|by|until|till|from|\d to|las?) )(1[0-2]|[1-9]) (00|15|30|45)(?=[,.;]|\s|$)(?! ?(?:min|hour|day|week|month|year|people|lb|percent|dollar|%|d[ií]as|personas|minutos|d[oó]lares))/giu;

/** "after 5 45", "a las 5 15": times with their colon, before notes are parted at a number. */
export const withColons = (text: string): string => text.replace(bareTime, '$1:$2');
