const day = '(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)';
const month =
  '(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)';
const days = `(?:(?:el|los|todos los|de|cada|este|estos) )?${day}(?:(?:,| y| a) (?:los |el )?${day})*`;
const date = `(?:(?:el|del|desde el|hasta el|a partir del) )?\\d{1,2}(?:(?: y| al?| y el) \\d{1,2})? de ${month}`;
const hour =
  '(?:de |desde las |a las? )?\\d{1,2}(?::\\d\\d)?(?: a \\d{1,2}(?::\\d\\d)?)?(?: ?[ap]m| de la (?:mañana|tarde|noche))';
const hours = `(?:de|a las?) \\d{1,2}(?::\\d\\d)?(?: a (?:las? )?\\d{1,2}(?::\\d\\d)?)?(?: de la (?:mañana|tarde|noche))?`;
/** A day, a date or an hour, or several of them: "los domingos de 8 a 12". */
export const moment = `(?:${days}|${date}|${hour})(?:,? (?:${date}|${hour}|${hours}|\\d{1,2} a \\d{1,2})){0,2}`;
/** "desde $40 la hora" */
export const price =
  '(?:(?:desde|a partir de|por|solo) )?(?:\\$\\s?\\d[\\d.,]*|\\d[\\d.,]* (?:dólares|pesos))(?: (?:la|el|por|cada) (?:\\d+ )?\\p{L}+)?';

/** What happens at a time. */
export const event =
  /^(?:paseos?|clases?|talleres?|taller|cursos?|fiesta|bazar|feria|noche|festival|rifa|venta|reunión|misa|torneo|concierto|baile|cena|desayuno)(?!\p{L})/iu;
/** What a business does for people, and sells by itself. */
export const service =
  /^(?:clases?|cursos?|talleres|limpieza|cambios?|reparación|corte|cortes|uñas|fotos|masajes|jardinería|mudanzas|pintura|servicio|revisión|instalación|cuidado|traducciones|lavado|arreglos?|podas?|mantenimiento|plomería|electricidad|techos|mecánica|reparaciones)(?!\p{L})/iu;
