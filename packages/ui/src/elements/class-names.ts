// Importing a component from source also needs the type of its style sheet.
/// <reference path="../css-modules.d.ts" />

/** Joins the class names that apply; ignores false, undefined and ''. */
export const classNames = (...names: (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');
