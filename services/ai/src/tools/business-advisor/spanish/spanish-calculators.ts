import { breakEven } from '@commons/calculators/break-even';
import { type LoanFrequency, loan, paymentsPerYear } from '@commons/calculators/loan';
import { roi } from '@commons/calculators/roi';
import type { CalculatorAdvice } from '../calculator-advice.js';
import type { CalculatorSituation } from '../calculator-situation.js';
import { amount, share, usd } from '../dates-and-amounts.js';

type Advise = (given: CalculatorSituation) => CalculatorAdvice | undefined;

const count = (units: number) => units.toLocaleString('en-US', { maximumFractionDigits: 0 });

const breakEvenAdvice: Advise = ({ number }) => {
  const fixed_costs = number('Fixed costs');
  const price_per_unit = number('Price per unit');
  const variable_cost_per_unit = number('Variable cost per unit');
  if (!fixed_costs || !price_per_unit || variable_cost_per_unit === undefined) return undefined;
  const input = { fixed_costs, price_per_unit, variable_cost_per_unit };
  const now = breakEven(input);
  const dearer = breakEven({ ...input, price_per_unit: price_per_unit * 1.05 });
  if (!now || !dearer) return undefined;
  const { contribution_margin: margin, break_even_units: units } = now;
  const saved = count(units - dearer.break_even_units);
  return {
    title: 'Su punto de equilibrio',
    opening: `**La pregunta:** ¿cómo llega antes a ${count(units)} unidades? Cada una deja ${usd(margin)}, el ${share(now.margin_percent)} del precio.`,
    lines: [
      `Cada unidad deja ${usd(price_per_unit)} − ${usd(variable_cost_per_unit)} = ${usd(margin)}; los ${usd(fixed_costs)} quedan cubiertos con ${usd(fixed_costs)} ÷ ${usd(margin)} = ${count(units)} unidades.`,
      `Si los costos fijos son de un mes, son ${count(units)} ÷ 26 días abiertos = ${amount(units / 26)} unidades al día.`,
      `Con un precio 5% más alto, ${usd(price_per_unit * 1.05)}, bastan ${count(dearer.break_even_units)} unidades: ${saved} menos.`,
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
        act: `Revise los ${usd(fixed_costs)} línea por línea y marque lo que hoy no volvería a firmar. Una décima parte son ${usd(fixed_costs / 10)}.`,
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

const loanAdvice: Advise = ({ text, number }) => {
  const rate = number('Interest rate');
  const term = number('Term');
  const termText = text('Term');
  const payment = number('Payment');
  const interest = number('Total interest');
  const principal = number('Actual loan amount');
  if (rate === undefined || !term || !termText || !payment || interest === undefined || !principal)
    return undefined;
  const months = /year/.test(termText) ? term * 12 : term;
  const named = text('Payments');
  const payment_frequency: LoanFrequency =
    named === 'weekly' || named === 'bi-weekly' ? named : 'monthly';
  const yearly = payment * paymentsPerYear[payment_frequency];
  const extraSum = Math.max(Math.round(payment / 10), 1);
  const extra = loan({
    principal,
    interest_rate: rate,
    years: 1,
    term_months: months,
    payment_frequency,
    extra_payment: extraSum,
  })?.with_extra_payments;
  const lines = [
    `Usted paga ${usd(payment)} × ${paymentsPerYear[payment_frequency]} = ${usd(yearly)} al año.`,
    `Los ${usd(principal)} le cuestan ${usd(interest)} de interés en ${spanishTime(termText)}: ${usd(interest)} ÷ ${usd(principal)} = ${share((interest / principal) * 100)} más.`,
  ];
  if (extra && interest > 0)
    lines.push(
      `Con ${usd(extraSum)} más en cada pago: ${extra.payments_saved} pagos menos y ${usd(extra.interest_saved)} menos de interés.`,
    );
  return {
    title: 'Este préstamo en su negocio',
    opening: `**La pregunta:** ¿caben ${usd(payment)} ${frequencies[payment_frequency]} por ${usd(principal)} al ${amount(rate)}% en ${spanishTime(termText)}, y se consigue más barato?`,
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

const roiAdvice: Advise = ({ text, number }) => {
  const initial_investment = number('Initial investment');
  const back = number('Projected return');
  const time = number('Timeframe');
  const timeText = text('Timeframe');
  const costs = number('Total costs');
  const net = number('Net return');
  const percent = number('ROI');
  if (!initial_investment || !back || !time || !timeText || !costs) return undefined;
  if (net === undefined || percent === undefined) return undefined;
  const years = /month/.test(timeText) ? time / 12 : time;
  const monthly = back / (years * 12);
  const worse = roi({
    initial_investment,
    final_value: back * 0.8,
    time_period: years,
    recurring_costs: number('Recurring costs') ?? 0,
    one_time_expenses: number('One-time expenses') ?? 0,
  });
  return {
    title: 'Esta inversión',
    opening: `**La pregunta:** ¿valen la pena ${usd(initial_investment)} por ${usd(back)} en ${spanishTime(timeText)}? Según sus números, ${net > 0 ? `gana ${usd(net)}` : `pierde ${usd(-net)}`}.`,
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
