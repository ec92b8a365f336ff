/** Words of a search that say nothing by themselves. */
export const stopWords = new Set(
  [
    'a an the and or of for to at on by with from near me my our your in i am im is are want need needs',
    'looking find search show around within who what where someone somebody somewhere anyone please get',
    'can do does have has fix this that some any how it its be help hire we us like likes love loves would could will should',
  ]
    .join(' ')
    .split(' '),
);

/** Words before what is not wanted: "no weekends". */
export const negations = new Set(['no', 'without', 'sin']);
