/** "Reconciled six accounts, finding $11,200 in duplicate charges": what was done, in a list of a functional résumé. */
export const isDeed = (line: string) =>
  /^(?!(?:advanced|experienced|certified|skilled|licensed|qualified|trained|registered|limited|related|applied|integrated|embedded|distributed|automated|detailed|united|allied)\s)(?:\p{L}+ly )?(?:\p{L}{2,}ed|led|ran|built|won|taught|wrote|made|kept|sold|oversaw|drove|drew|gave|took|held|brought|met|spoke|did|got|found|grew|began|set up|cut|put)\s/iu.test(
    line,
  ) && line.split(/\s+/).length >= 6;
