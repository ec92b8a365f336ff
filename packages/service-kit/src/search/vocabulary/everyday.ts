/** Spellings and abbreviations that are not trades, in the format of `trades.ts`. Own collection. */
export const everyday = `
nyc, new york city > new york
manhattan > new york
brooklyn, bklyn
queens, qns
bronx, bx
staten island, staten isl
dept, department
mgr, manager
asst, assistant
assoc, associate
admin, administrative, administration
tech, technician > technical, technology
eng, engr, engineer
sr, senior
jr, junior
govt, government
hwy, highway
mt, mount
ft, fort
univ, university
intl, international
bldg, building
svc, service
svcs, services
mfg, manufacturing
st, saint
w, west
theatre, theater
centre, center
color, colour
tv, television
24 hour, 24 hours, 24 7
part time, parttime
full time, fulltime
no experience, no experience needed, no experience necessary, no experience required, we train, will train, training provided, entry level > trainee, apprentice, helper, intern
nonprofit, non profit, not for profit
walmart, wal mart
mcdonalds, mc donalds
autozone, auto zone
`;
