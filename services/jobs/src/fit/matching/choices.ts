/** Whether a requirement names alternatives: "QuickBooks or Xero", "tools such as …". */
export const isChoice = (text: string) =>
  /\bor\b|\so\s|\btales como\b|\bpor ejemplo\b|\bsuch as\b|\be\.g\.|\bincluding\b|\blike\b|\w\/\w/i.test(
    text,
  );
