// Importing a component from source also needs the type of its style sheet.
/// <reference path="./css-modules.d.ts" />

/** Joins the class names that apply; false, undefined and '' are left out. */
export const classNames = (...names: (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');
