import { aiTexts } from '../../../texts/ai-texts.js';
import { mainFigure, usd, wholeUsd } from '../dates-and-amounts.js';
import { type SpanishPlan } from '../plans/spanish-plan.js';
import { competitor, customers, start } from './spanish-market-plans.js';
import { cash, prices, rent, stock, waste } from './spanish-money-plans.js';

const people: SpanishPlan = {
  kinds: ['hiring', 'wage-rise', 'scheduling', 'overload', 'wrong-hire', 'conflict', 'leadership'],
  title: 'La gente y el pago',
  steps: ({ payGap }) => [
    payGap
      ? `Decida cuánto de los ${usd(payGap.each)} de diferencia puede cerrar, y para quién. La mitad son ${usd(payGap.each / 2)}, o ${wholeUsd(payGap.yearly / 2)} al año por persona. Empiece con los que no puede perder. | medio, una tarde con sus cuentas | ${wholeUsd(payGap.yearly / 2)} al año por persona, sin los impuestos de nómina | 14`
      : 'Hable veinte minutos con cada persona que sigue con usted: ¿qué la haría irse y qué la haría quedarse un año? Anote las respuestas y arregle una cosa este mes. | bajo, veinte minutos por persona | nada | 14',
    'Ponga en el anuncio, en las dos primeras líneas, el pago, los días y el horario. Después, lo que otros no dan: horario fijo, domingos libres, propinas claras, comida. | bajo, dos horas | nada; la [bolsa de trabajo](/jobs) de aquí es gratuita | 21',
    'Pida a los que tiene que recomienden a alguien, y agradézcaselo con dinero cuando esa persona cumpla dos meses. Conteste a cada interesado en dos días. | bajo, una plática | lo que usted ofrezca | 30',
    'Busque de dónde puede salir el aumento: un precio un poco más alto en lo que más se vende, o menos horas en el día más flojo. Compárelo con lo que cuesta buscar y enseñar a alguien nuevo. | medio, unas horas | nada hasta que decida | 45',
  ],
  unseen: [
    'qué prestaciones, propinas u horas extra se suman al pago',
    'cuántos responden al anuncio y dónde se pierden',
    'qué dijeron los que se fueron',
  ],
  professional:
    'antes de cambiar el pago de unos y no de otros, pregunte a su servicio de nómina o a un abogado laboral por las reglas de su estado',
};

const figureSteps = (figure: string) => [
  `Compruebe los ${figure} con una semana real: anote lo que entró, lo que salió y las horas. Ponga los números verdaderos en la cuenta de arriba. | bajo, diez minutos al día | nada | 10`,
  `Elija el número de esa cuenta que puede cambiar más pronto: un precio, cuánto vende o el costo más grande. Calcule otra vez los ${figure} antes de cambiar nada. | bajo, media hora | nada | 14`,
  `Haga ese cambio durante cuatro semanas y anote cada semana en cuánto quedaron los ${figure}. Si la cuenta mejora, quédese con él; si no, regrese. | medio, una hora a la semana | lo que cueste el cambio; ponga antes un límite | 42`,
];

const firstSteps = [
  'Ponga el problema en una sola frase con un número, y pregunte a dos personas del negocio si lo ven igual. | bajo, una hora | nada | 7',
  'Anote tres maneras de resolverlo: cuánto cuesta cada una, cuánto tarda y quién tiene que estar de acuerdo. | bajo, una tarde | nada | 14',
  'Pruebe la más barata durante cuatro semanas y anote cada semana si el número se movió. | medio, una hora a la semana | lo que cueste la prueba; ponga antes un límite | 42',
];

const general: SpanishPlan = {
  kinds: [],
  title: 'Un primer plan',
  steps: ({ asked }) => {
    const figure = mainFigure(asked?.short?.(aiTexts('es')));
    return figure ? figureSteps(figure) : firstSteps;
  },
  unseen: ['el número que muestra el problema', 'qué ha probado ya y qué resultó'],
  professional: 'para pensarlo con alguien, gratis: SCORE o el Small Business Development Center',
};

const all = [people, cash, rent, prices, stock, waste, customers, competitor, start];

/** @param kind id of the English plan for the same problem */
export const spanishPlanFor = (kind: string): SpanishPlan =>
  all.find(({ kinds }) => kinds.includes(kind)) ?? general;
