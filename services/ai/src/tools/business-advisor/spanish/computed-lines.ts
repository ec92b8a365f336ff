import type { Computed } from '../computations/computed.js';
import { amount, share, usd, wholeUsd } from '../dates-and-amounts.js';

const periods: Readonly<Record<string, string>> = {
  hour: 'la hora',
  day: 'al día',
  week: 'a la semana',
  'two weeks': 'cada dos semanas',
  month: 'al mes',
  year: 'al año',
};
const periodOf = (per: string | undefined) => periods[per ?? 'month'] ?? 'al mes';

const months = (per: string | undefined) =>
  ({ day: 365 / 12, week: 52 / 12, year: 1 / 12 })[per ?? ''] ?? 1;

/** What the numbers say, in Spanish, from what was computed. */
export function computedLines(found: Computed): string[] {
  const lines: string[] = [];
  const { roles, payGap, rentRise, shareCost, costRise, priceRise, bid, adReturn, idle } = found;
  if (payGap)
    lines.push(
      payGap.hourly
        ? `Diferencia de pago: ${usd(payGap.ownValue + payGap.each)} − ${usd(payGap.ownValue)} = ${usd(payGap.each)} la hora (${share((payGap.each / payGap.ownValue) * 100)} más de lo que usted paga). Por una persona de tiempo completo (40 horas × 52 semanas) son ${usd(payGap.each)} × 2,080 = ${wholeUsd(payGap.yearly)} al año.`
        : `Diferencia de pago: ${usd(payGap.ownValue + payGap.each)} − ${usd(payGap.ownValue)} = ${usd(payGap.each)} al año.`,
    );
  if (rentRise)
    lines.push(
      `La renta sube ${usd(rentRise.monthly)} al mes: ${usd(rentRise.monthly)} × 12 = ${usd(rentRise.yearly)} al año.`,
    );
  const { revenue, costs, cash, burn, unitPrice, unitCost, owed, profit, rent } = roles;
  if (rent && revenue && !rentRise) {
    const sales = revenue.value * months(revenue.per);
    lines.push(
      `La renta es ${usd(rent.value)} ÷ ${usd(Math.round(sales))} = ${share((rent.value / sales) * 100)} de las ventas.`,
    );
  }
  if (revenue && costs) {
    const [inflow, outflow] = [revenue, costs].map((n) => Math.round(n.value * months(n.per))) as [
      number,
      number,
    ];
    lines.push(
      `Al mes: ${usd(inflow)} − ${usd(outflow)} = ${usd(inflow - outflow)}${inflow < outflow ? ', una pérdida' : ''}.`,
    );
  }
  const loss =
    burn?.value ?? (found.monthlyResult && found.monthlyResult < 0 ? -found.monthlyResult : 0);
  if (cash && loss > 0)
    lines.push(
      `El dinero alcanza ${usd(cash.value)} ÷ ${usd(loss)} al mes = ${amount(cash.value / loss)} meses, si nada cambia.`,
    );
  else if (cash && costs)
    lines.push(
      `Sin ingresos, el dinero alcanza ${usd(cash.value)} ÷ ${usd(costs.value)} al mes = ${amount(cash.value / costs.value)} meses.`,
    );
  if (owed && revenue)
    lines.push(
      `Lo que le deben, ${usd(owed.value)}, son ${amount(owed.value / (revenue.value * months(revenue.per)))} meses de ventas.`,
    );
  else if (owed)
    lines.push(
      cash && cash !== owed
        ? `Con lo que le deben tendría ${usd(cash.value)} + ${usd(owed.value)} = ${usd(cash.value + owed.value)}.`
        : `Le deben ${usd(owed.value)}: es dinero ya ganado que no está.`,
    );
  if (cash && rent && !costs && loss <= 0)
    lines.push(
      `El dinero alcanza ${usd(cash.value)} ÷ ${usd(rent.value)} = ${amount(cash.value / rent.value)} meses de renta.`,
    );
  if (found.unitMargin && unitPrice && unitCost)
    lines.push(
      `Cada venta deja ${usd(unitPrice.value)} − ${usd(unitCost.value)} = ${usd(unitPrice.value - unitCost.value)} (${share(((unitPrice.value - unitCost.value) / unitPrice.value) * 100)} del precio), antes de la renta y los sueldos.`,
    );
  if (found.breakEvenUnits) {
    const left = found.unitMargin ?? (unitPrice?.value ?? 0) - (unitCost?.value ?? 0);
    lines.push(
      found.fixedCosts && left > 0
        ? `Para no perder: ${usd(found.fixedCosts)} ÷ ${usd(left)} = ${amount(found.fixedCosts / left)}, así que ${amount(found.breakEvenUnits)} al mes.`
        : `Para no perder hacen falta ${amount(found.breakEvenUnits)} ventas al mes.`,
    );
  }
  if (shareCost)
    lines.push(
      `${share(shareCost.percent)} son ${usd(shareCost.each)} ${periodOf(shareCost.per)}${shareCost.per === 'month' ? `, y ${usd(shareCost.each)} × 12 = ${usd(shareCost.each * 12)} al año` : ''}.${shareCost.toSave ? ` Con ${share(shareCost.aim ?? 0)} serían ${usd(shareCost.toSave)} menos.` : ''}`,
    );
  if (found.oneCustomer)
    lines.push(
      `Un solo cliente es ${found.oneCustomer}% de lo que entra${revenue ? `: unos ${wholeUsd((revenue.value * found.oneCustomer) / 100)} ${periodOf(revenue.per)}` : ''}.`,
    );
  if (costRise) lines.push(`El aumento son ${usd(costRise.each)} más ${periodOf(costRise.per)}.`);
  if (found.supplyMore)
    lines.push(
      `Con lo que usa son ${usd(found.supplyMore.each)} más ${periodOf(found.supplyMore.per)}.`,
    );
  if (priceRise)
    lines.push(
      `Con el nuevo precio puede perder ${amount(priceRise.spare)} ${periodOf(priceRise.per)} antes de ganar menos que hoy.`,
    );
  if (bid)
    lines.push(
      `El pago de esas horas son ${usd(bid.pay)} al mes: ${usd(bid.fee)} − ${usd(bid.pay)} = ${usd(bid.left)} para lo demás.`,
    );
  if (adReturn)
    lines.push(
      `Cada pedido costó ${usd(adReturn.each)} en anuncios.${adReturn.left !== undefined ? ` En total ${adReturn.left < 0 ? `faltan ${usd(-adReturn.left)}` : `quedan ${usd(adReturn.left)}`}.` : ''}`,
    );
  if (idle) lines.push(`Lo que está vacío o espera vale ${usd(idle.each)} ${periodOf(idle.per)}.`);
  if (found.noShow)
    lines.push(
      `Las citas perdidas valen hasta ${wholeUsd(found.noShow.weekly)} a la semana, ${wholeUsd(found.noShow.yearly)} al año.`,
    );
  if (found.lostCustomers)
    lines.push(`Los clientes que se fueron dejaban ${usd(found.lostCustomers)}.`);
  if (found.payment)
    lines.push(`El préstamo sería de ${usd(found.payment)} al mes, sin contar comisiones.`);
  if (profit && rentRise && (profit.per ?? 'month') === 'month')
    lines.push(
      `Después del aumento queda ${usd(profit.value)} − ${usd(rentRise.monthly)} = ${usd(profit.value - rentRise.monthly)} al mes.`,
    );
  if (lines.length === 0 && revenue)
    lines.push(
      `Al año: ${usd(revenue.value)} ${periodOf(revenue.per)} son ${wholeUsd(revenue.value * months(revenue.per) * 12)}.`,
    );
  return lines.slice(0, 6);
}
