import { upperFirst } from '../../wording/phrases.js';

/** Whom a letter in Spanish is to. */
export interface SpanishReader {
  /** As it was entered: "la señora Mendoza", "don Julio", "los clientes". */
  readonly name?: string | undefined;
  /** A business, not a person. */
  readonly isFirm: boolean;
  /** "les" and "ustedes" instead of "le" and "usted". */
  readonly isMany: boolean;
}

const firmWord =
  /^(?:transportes?|refacciones|telas|taller(?:es)?|panadería|grupo|servicios?|muebles|muebler[ií]a|ferreter[ií]a|imprenta|distribuidora|pinturas|aceros|maderas|escuela|iglesia|cl[ií]nica|constructora|autopartes|llantas|hotel|restaurante?|comercial|productos|flores|floristería|plásticos|bodega|tienda|banco|vidrios|mercado|carnicer[ií]a|oficinas?|empresa|compañía|agencia|editorial|salón|papeler[ií]a|lavander[ií]a|abarrotes|materiales|suministros|químicos|empaques|uniformes|equipos)(?!\p{L})/iu;
const many =
  /^(?:los|las|mis|nuestros|nuestras|todos|todas)(?!\p{L})|^(?:el |mi |nuestro )?(?:equipo|personal)(?!\p{L})/iu;
/** Verbs that speak to several: "que deben la factura", "pueden pagar". */
const speaksToMany =
  /(?:^|(?<=[,.;] )|(?<=(?<!\p{L})(?:que|y|ya) ))(?:ustedes|(?:no )?(?:usen|paguen|manden|dejen|recojan|confirmen|avisen|entreguen)|deben|pueden|traigan|vengan|tienen que|recuerden|lleguen|llamen|pasen|necesitan)(?!\p{L})/iu;

/** Verbs that speak to one: "que debe la factura", "si paga esta semana". */
const speaksToOne =
  /(?:^|(?<=(?<!\p{L})(?:que|si|y|ya) ))(?:debe|tiene que|puede|paga|necesita|recoja|confirme|avise|mande|llame|pase|quiere)(?!\p{L})/iu;

export function spanishReader(name: string | undefined, text: string): SpanishReader {
  const plain = name?.trim();
  const isFirm = Boolean(plain && firmWord.test(plain.replace(/^(?:la|el|los|las)\s+/iu, '')));
  return {
    name: plain,
    isFirm,
    isMany:
      (isFirm && !speaksToOne.test(text)) ||
      (plain ? many.test(plain) : false) ||
      speaksToMany.test(text),
  };
}

/** How a letter begins whose reader has no name. */
const unnamed: readonly (readonly [RegExp, string, string])[] = [
  [/team|staff|employee/iu, 'Hola, equipo:', 'Hola, equipo:'],
  [/customer|client/iu, 'Estimado cliente:', 'Estimados clientes:'],
];

/** "Estimada señora Mendoza:", "Hola, don Julio:", "Estimados clientes:". */
export function spanishGreeting(
  { name, isFirm, isMany }: SpanishReader,
  { isFriendly, recipient }: { isFriendly: boolean; recipient: string },
): string {
  const plain = name
    ?.replace(/^(?:la|el|los|las|mis?|nuestr[oa]s?)\s+/iu, '')
    .replace(/^(?:todos|todas)\s+(?:l[oa]s|mis|nuestr[oa]s)\s+/iu, '')
    .replace(/^sra\.?(?=\s)/iu, 'señora')
    .replace(/^sr\.?(?=\s)/iu, 'señor')
    .replace(
      /^(don|doña|señora?|señorita|doctora?|ingenier[oa]|licenciad[oa]|arquitect[oa]|profesora?|maestr[oa])(?=\s)/iu,
      (title) => title.toLowerCase(),
    )
    .replace(/^(dra?)\.?(?=\s)/iu, (_, title: string) => `${upperFirst(title.toLowerCase())}.`);
  // "el dueño del local", "proveedor de telas": no name
  if (
    !plain ||
    /^(?:dueñ[oa]|proveedor(?:a)?|gerente|encargad[oa]|casero|casera|contador(?:a)?|vecin[oa]|cliente|clienta)(?!\p{L})/iu.test(
      plain,
    )
  )
    return unnamed.find(([pattern]) => pattern.test(recipient))?.[isMany ? 2 : 1] ?? 'Buenos días:';
  if (/^(?:muchach[oa]s|chic[oa]s|compañer[oa]s|amig[oa]s|equipo)(?!\p{L})/iu.test(plain))
    return `Hola, ${plain.toLowerCase()}:`;
  if (/^(?:clientas|vecinas|alumnas|señoras)(?!\p{L})/iu.test(plain)) return `Estimadas ${plain}:`;
  if (
    /^(?:clientes|vecinos|padres|papás|socios|miembros|inquilinos|alumnos|pacientes|huéspedes)(?!\p{L})/iu.test(
      plain,
    )
  )
    return `Estimados ${plain}:`;
  if (isFirm) return isFriendly ? `Hola, equipo de ${plain}:` : `Estimado equipo de ${plain}:`;
  if (many.test(name ?? '')) return `Hola, ${plain}:`;
  if (/^familia(?!\p{L})/iu.test(plain)) return `Estimada ${plain}:`;
  const named =
    /^(?:don|doña|señora?|señorita|doctora?|maestr[oa]|pastora?|ingenier[oa]|licenciad[oa]|arquitect[oa]|profesora?|dra?\.)/iu.test(
      plain,
    )
      ? plain
      : plain.replace(/(?<=^|\s)(?!de |del )\p{Ll}/gu, (letter) => letter.toUpperCase());
  if (isFriendly) return `Hola, ${named}:`;
  if (
    /^(?:doña|señora|señorita|doctora|maestra|pastora|ingeniera|licenciada|arquitecta|profesora|dra\.)/iu.test(
      named,
    )
  )
    return `Estimada ${named}:`;
  return /^(?:don|señor|doctor|maestro|pastor|ingeniero|licenciado|arquitecto|profesor|dr\.)/iu.test(
    named,
  )
    ? `Estimado ${named}:`
    : `Buenos días, ${named}:`;
}
