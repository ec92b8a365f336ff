import { t } from '@commons/ui/text/texts';
import { useDraft } from '@commons/web-kit/forms/draft';
import { focusFirstError, formMessage, refusedFields } from '@commons/web-kit/forms/form-check';
import { filtersFromQuery, queryWithFilters } from '@commons/web-kit/page/address-filters';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import type { Calculated, Calculator, Problems, Values } from './calculator';
import { useCalculation } from './calculator.api';

/** Specification D2 §8. */
export const calculationFailed = t('calculationFailedPleaseCheck');

const longestTyped = 40;

/** Link to the page with these inputs and their result. */
export function inputLink<Name extends string, Request, Answer>(
  { page, empty }: Calculator<Name, Request, Answer>,
  values: Values<Name>,
): string {
  const query = queryWithFilters(new URLSearchParams(), values, empty).toString();
  return query === '' ? page : `${page}?${query}`;
}

/** The inputs in an address; undefined when it has none of this calculator. */
function linkedValues<Name extends string, Request, Answer>(
  { empty, choices }: Calculator<Name, Request, Answer>,
  query: URLSearchParams,
): Values<Name> | undefined {
  if (!Object.keys(empty).some((name) => query.has(name))) return undefined;
  const known: Readonly<Partial<Record<string, readonly string[]>>> = choices;
  const none: Readonly<Record<string, string>> = empty;
  const values = Object.entries(filtersFromQuery(query, { none, known }));
  return Object.fromEntries(
    values.map(([name, text]) => [name, text.slice(0, longestTyped)]),
  ) as Values<Name>;
}

/**
 * Inputs, problems and result of one calculator. The inputs are stored for this browser tab and user, so that closing
 * the modal loses nothing. Inputs in the address take precedence and are calculated at once. Not `useForm`: nothing is
 * saved, the browser calculates while one types, and what the service refuses holds for the sent inputs alone.
 */
export function useCalculator<Name extends string, Request, Answer>(
  calculator: Calculator<Name, Request, Answer>,
  form: RefObject<HTMLFormElement | null>,
  options: { query?: URLSearchParams | undefined; onCalculated?: (link: string) => void },
) {
  const [values, change] = useDraft(`calculator:${calculator.page}`, calculator.empty);
  const [problems, setProblems] = useState<Problems<Name>>(() => ({}) as Problems<Name>);
  const [calculated, setCalculated] = useState<Calculated<Name, Request, Answer>>();
  const [refused, setRefused] = useState<Values<Name>>();
  const calculation = useCalculation(calculator.calculate);

  const show = (found: Problems<Name>) => {
    setProblems(found);
    if (form.current) focusFirstError(form.current, found as Record<string, string>);
  };
  const calculate = (typed: Values<Name>) => {
    const found = calculator.problems(typed);
    calculation.reset();
    setRefused(undefined);
    setProblems(found);
    if (Object.keys(found).length > 0) {
      setCalculated(undefined);
      return show(found);
    }
    const request = calculator.request(typed);
    calculation.mutate(request, {
      onSuccess: (answer) => {
        setCalculated({ values: typed, request, answer });
        options.onCalculated?.(inputLink(calculator, typed));
      },
      onError: (error) => {
        setCalculated(undefined);
        setRefused(typed);
        show(refusedFields(error) as Problems<Name>);
      },
    });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the address that was opened
  useEffect(() => {
    const linked = options.query && linkedValues(calculator, options.query);
    if (!linked) return;
    change(linked);
    calculate(linked);
  }, []);

  const { isPending: busy, error } = calculation;
  const live = useMemo(() => computed(calculator, values), [calculator, values]);
  const isStale = calculated !== undefined && !sameInputs(calculated.values, values);
  // A number next to "Calculation failed" would contradict it.
  const isRefused = refused !== undefined && sameInputs(refused, values);
  const fresh = isStale ? (live ?? calculated) : (calculated ?? (busy ? undefined : live));
  return {
    values,
    /** The result of the current inputs: the service's, else the browser's. */
    shown: isRefused ? undefined : fresh,
    change,
    problems: remaining(problems, calculator.problems(values), refused, values),
    calculated,
    busy,
    failed: error !== null,
    reason: error ? formMessage(error, problems as Record<string, string>, '') : '',
    calculate: () => calculate(values),
    isStale,
  };
}

/** Of the reported errors those that still apply, without fields corrected since. */
function remaining<Name extends string>(
  reported: Problems<Name>,
  now: Problems<Name>,
  refused: Values<Name> | undefined,
  values: Values<Name>,
): Problems<Name> {
  const left = (Object.keys(reported) as Name[]).flatMap((name) => {
    const isRefused = refused !== undefined && refused[name] === values[name];
    const problem = now[name] ?? (isRefused ? reported[name] : undefined);
    return problem ? [[name, problem]] : [];
  });
  return Object.fromEntries(left) as Problems<Name>;
}

/** The result that the browser calculates; undefined until the inputs are valid. */
export function computed<Name extends string, Request, Answer>(
  { problems, request: requestOf, compute }: Calculator<Name, Request, Answer>,
  values: Values<Name>,
): Calculated<Name, Request, Answer> | undefined {
  if (Object.keys(problems(values)).length > 0) return undefined;
  const request = requestOf(values);
  const answer = compute(request);
  return answer && { values, request, answer };
}

const sameInputs = <Name extends string>(left: Values<Name>, right: Values<Name>) =>
  Object.entries(left).every(([name, text]) => right[name as Name] === text);
