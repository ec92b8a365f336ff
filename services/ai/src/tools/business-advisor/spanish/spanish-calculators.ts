import type { LoanFrequency } from '@commons/calculators/loan';
import type { CalculatorAdvice, CalculatorSituation } from '../calculator-situation.js';
import {
  breakEvenFigures,
  loanFigures,
  roiFigures,
  unitCount,
} from '../calculators/calculator-figures.js';
import { amount, share, usd } from '../dates-and-amounts.js';

type Advise = (given: CalculatorSituation) => CalculatorAdvice | undefined;

const breakEvenAdvice: Advise = (situation) => {
  const figures = breakEvenFigures(situation);
  if (!figures?.dearer) return undefined;
  const { fixed, price, cost, margin, part, units, dearer } = figures;
  const saved = unitCount(units - dearer.break_even_units);
  return {
    title: 'Su punto de equilibrio',
    opening: `**La pregunta:** ¿cómo llega antes a ${unitCount(units)} unidades? Cada una deja ${usd(margin)}, el ${share(part)} del precio.`,
    lines: [
      `Cada unidad deja ${usd(price)} − ${usd(cost)} = ${usd(margin)}; los ${usd(fixed)} quedan cubiertos con ${usd(fixed)} ÷ ${usd(margin)} = ${unitCount(units)} unidades.`,
      `Si los costos fijos son de un mes, son ${unitCount(units)} ÷ 26 días abiertos = ${amount(units / 26)} unidades al día.`,
      `Con un precio 5% más alto, ${usd(price * 1.05)}, bastan ${unitCount(dearer.break_even_units)} unidades: ${saved} menos.`,
    ],
    steps: [
      {
        act: `Empiece por el precio de lo que la gente no compara primero: un 5% ahorra ${saved} unidades.`,
        effort: 'bajo, dos horas',
        days: 30,
      },
      {
        act: `Ponga a la vista el número del día, ${amount(units / 26)}, y cuente durante cuatro semanas.`,
        effort: 'bajo, cinco minutos al día',
        days: 28,
      },
      {
        act: `Revise los ${usd(fixed)} línea por línea y marque lo que hoy no volvería a firmar. Una décima parte son ${usd(fixed / 10)}.`,
        effort: 'medio, una tarde',
        days: 21,
      },
    ],
    unseen: [
      'Cuántas unidades vende hoy.',
      'Si su propio sueldo está en los costos fijos.',
      'Cuánto cobran otros en la ciudad por lo mismo.',
    ],
    professional:
      'Si no está seguro de qué costos son de cada unidad: dos horas de un contador, con las facturas de tres meses.',
  };
};

const frequencies: Readonly<Record<LoanFrequency, string>> = {
  weekly: 'por semana',
  'bi-weekly': 'cada dos semanas',
  monthly: 'al mes',
};

const spanishTime = (text: string) =>
  text
    .replace(/\byears\b/, 'años')
    .replace(/\byear\b/, 'año')
    .replace(/\bmonths\b/, 'meses')
    .replace(/\bmonth\b/, 'mes');

const loanAdvice: Advise = (situation) => {
  const figures = loanFigures(situation);
  if (!figures) return undefined;
  const { rate, termText, payment, interest, principal, frequency, times, yearly } = figures;
  const { extraSum, extra } = figures;
  const lines = [
    `Usted paga ${usd(payment)} × ${times} = ${usd(yearly)} al año.`,
    `Los ${usd(principal)} le cuestan ${usd(interest)} de interés en ${spanishTime(termText)}: ${usd(interest)} ÷ ${usd(principal)} = ${share((interest / principal) * 100)} más.`,
  ];
  if (extra && interest > 0)
    lines.push(
      `Con ${usd(extraSum)} más en cada pago: ${extra.payments_saved} pagos menos y ${usd(extra.interest_saved)} menos de interés.`,
    );
  return {
    title: 'Este préstamo en su negocio',
    opening: `**La pregunta:** ¿caben ${usd(payment)} ${frequencies[frequency]} por ${usd(principal)} al ${amount(rate, 2)}% en ${spanishTime(termText)}, y se consigue más barato?`,
    lines,
    steps: [
      {
        act: `Compare ${usd(yearly / 12)} al mes con lo que deja un mes normal. Para aguantar un mes malo, el negocio debe dejar al menos ${usd(yearly / 12 / 0.75)} antes del pago.`,
        effort: 'bajo, una hora con sus libros',
        days: 7,
      },
      {
        act: `Pida a tres prestamistas el costo total en dólares por ${usd(principal)}, con todas las comisiones. El que hay que mejorar es ${usd(principal + interest)}.`,
        effort: 'medio, tres conversaciones',
        days: 21,
      },
      {
        act: 'Pregunte a cada uno si puede pagar más en cualquier momento sin comisión.',
        effort: 'bajo, una pregunta',
        days: 21,
      },
    ],
    unseen: [
      'Sus ingresos y lo que deja un mes.',
      'Las comisiones, que muchas ofertas no ponen en la tasa.',
      'Cuánto va a producir el dinero, y desde qué mes.',
    ],
    professional:
      'Antes de firmar con su casa o con una garantía personal: un contador, y un asesor gratuito de su Small Business Development Center.',
  };
};

const roiAdvice: Advise = (situation) => {
  const figures = roiFigures(situation);
  if (!figures) return undefined;
  const { investment, back, timeText, costs, net, percent, years, monthly, worse } = figures;
  return {
    title: 'Esta inversión',
    opening: `**La pregunta:** ¿valen la pena ${usd(investment)} por ${usd(back)} en ${spanishTime(timeText)}? Según sus números, ${net > 0 ? `gana ${usd(net)}` : net < 0 ? `pierde ${usd(-net)}` : 'sale a mano'}.`,
    lines: [
      `Usted pone ${usd(costs)} en total y recibe ${usd(back)}: ${usd(back)} − ${usd(costs)} = ${usd(net)}, es decir ${share(percent)} en ${spanishTime(timeText)}.`,
      `A ${usd(back)} ÷ ${amount(years * 12)} meses = ${usd(monthly)} al mes, recupera los ${usd(costs)} en ${amount(costs / monthly)} meses, si el dinero entra parejo.`,
      ...(worse
        ? [
            `Con una quinta parte menos, ${usd(back * 0.8)}, el resultado es ${usd(worse.net_return)} (${share(worse.roi_percent)}).`,
          ]
        : []),
    ],
    steps: [
      {
        act: `Escriba de qué se componen los ${usd(back)}: cuántas ventas, a qué precio. Si una parte es un cálculo al aire, pregunte a alguien que compró lo mismo.`,
        effort: 'medio, una tarde',
        days: 10,
      },
      {
        act:
          net > 0
            ? `Fije lo que debe haber a la mitad del tiempo: ${usd(back / 2)}. Si hay menos, cambie algo entonces y no al final.`
            : `Busque ${usd(-net)}: tanto menos de costo, o más de ganancia, falta para quedar a mano.`,
        effort: 'bajo, una hora',
        days: 30,
      },
      {
        act: 'Pregunte si puede alquilar, comprar usado o probar primero: así arriesga menos hasta saberlo.',
        effort: 'medio, unas llamadas',
        days: 21,
      },
    ],
    unseen: [
      'Qué tan segura es la ganancia que espera.',
      'Cuánto efectivo le queda después de pagar.',
      'Qué más podría hacer con el mismo dinero.',
    ],
    professional: 'Si pide prestado para esto: un contador, antes de firmar.',
  };
};

const taxAdvice: Advise = ({ text, number }) => {
  const revenue = number('Annual revenue');
  const expenses = number('Business expenses');
  const total = number('Estimated total tax');
  if (!revenue || expenses === undefined || total === undefined) return undefined;
  const income = revenue - expenses;
  if (income <= 0 || total <= 0) return undefined;
  const part = share((total / revenue) * 100);
  return {
    title: 'Su estimación de impuestos',
    opening: `**La pregunta:** ¿cuánto aparta de sus ${usd(income)}? La estimación para ${text('Business type') ?? 'su negocio'} en ${text('State') ?? 'su estado'} es ${usd(total)}.`,
    lines: [
      `De ${usd(revenue)} de ingresos, ${usd(expenses)} son gastos: ${usd(revenue)} − ${usd(expenses)} = ${usd(income)}. La estimación toma ${usd(total)}, el ${share((total / income) * 100)}.`,
      `Para apartar: ${usd(total)} ÷ 12 = ${usd(total / 12)} al mes, o ${usd(total)} ÷ ${usd(revenue)} = ${part} de cada dólar que entra.`,
      `Cuatro pagos iguales serían ${usd(total)} ÷ 4 = ${usd(total / 4)} cada uno.`,
    ],
    steps: [
      {
        act: `Abra una segunda cuenta y pase a ella el ${part} de cada pago el mismo día. Con sus ingresos son ${usd(total / 52)} por semana.`,
        effort: 'bajo, una hora una vez',
        days: 7,
      },
      {
        act: `Junte los comprobantes de los ${usd(expenses)} por tipo de gasto: lo que no se puede comprobar no cuenta.`,
        effort: 'medio, una tarde',
        days: 21,
      },
      {
        act: 'Pregunte a un contador si le tocan pagos trimestrales y cuánto es el próximo.',
        effort: 'bajo, una llamada',
        days: 14,
      },
    ],
    unseen: [
      'Otras deducciones y créditos, y otros ingresos de su hogar.',
      'Lo que ya pagó este año.',
      'Impuestos de la ciudad o del condado.',
    ],
    professional:
      'Antes de pagar o de cambiar la forma de su negocio: un contador o un agente inscrito ante el IRS.',
  };
};

/** Advice on the numbers of a calculator for a page in Spanish. */
export const spanishCalculators: Readonly<Partial<Record<CalculatorSituation['topic'], Advise>>> = {
  loan: loanAdvice,
  roi: roiAdvice,
  'break-even': breakEvenAdvice,
  tax: taxAdvice,
};
