/**
 * Further occupations, in the form of the trades. Wording after the Direct Match Title File of the Standard Occupational
 * Classification 2018 (US Bureau of Labor Statistics, public domain), beside what people say.
 */
export const furtherOccupations = `
# Health
radiology technician, radiologic technologist, rad tech, x ray technician, x ray tech, mri technologist, ultrasound technician, sonographer, ct technologist > radiology, imaging
respiratory therapist, respiratory care > respiratory
occupational therapist, ot, occupational therapy assistant > therapist, rehabilitation
physical therapist, pt, physical therapy assistant > therapist, rehabilitation
speech therapist, speech pathologist, speech language pathologist, slp > therapist
surgical technologist, surgical technician, surgical tech, or tech, scrub tech > operating room, surgery
patient care technician, pct, patient care tech, orderly > nursing assistant, cna
charge nurse, icu nurse, er nurse, nurse manager, rn supervisor, school nurse, travel nurse > registered nurse
biologist, microbiologist, life scientist > scientist, laboratory
audiologist, optician, optometrist, orthotist, prosthetist
medical receptionist, patient access, patient services representative, unit secretary > receptionist, medical

# Schools
professor, lecturer, adjunct, adjunct instructor, college instructor, faculty > teacher, instructor
principal, assistant principal, school administrator, dean > education
special education teacher, sped teacher, elementary teacher, kindergarten teacher, math teacher, esl teacher > teacher, education
school bus driver, bus aide, bus monitor > bus driver, driver
crossing guard, school crossing guard, school safety agent > traffic, school safety
preschool teacher, daycare worker, child care worker, infant teacher > teacher, child care

# Serving and selling
baker, pastry chef, pastry cook > bakery
host, hostess, busser, food runner, banquet server > waiter, restaurant
crew member, team member, fast food, shift leader, shift lead, shift manager, shift supervisor > food service, restaurant
store manager, assistant store manager, assistant manager, retail manager, department manager > manager, retail
merchandiser, visual merchandiser, product demonstrator, brand ambassador > retail, sales
loss prevention, asset protection, store detective > security
account manager, customer success, customer success manager, client manager > sales, account executive
business development, business development manager, bdr, sdr, sales development representative > sales
hotel front desk, front desk agent, guest services, concierge, bellhop, bellman, night auditor, room attendant > hotel, hospitality
casino dealer, dealer, croupier, slot attendant > gaming
valet, parking attendant, garage attendant, toll collector > parking
bouncer, doorman, usher, ticket taker > security, attendant
tour guide, docent, travel agent > tourism
flight attendant, cabin crew, pilot, first officer, airline pilot, aircraft mechanic > aviation, airport
nail technician, manicurist, esthetician, lash technician, makeup artist > cosmetologist, salon
fitness instructor, yoga instructor, group fitness instructor, personal trainer > recreation, fitness

# Storing and making
forklift operator, forklift driver, forklift, fork lift, fork lift driver > warehouse
picker packer, picker, packer, order picker, order selector, material handler, loader, unloader, shipping and receiving, shipping clerk, fulfillment associate > warehouse
assembler, assembly, assembly line worker, production worker, production associate, production operator, factory worker, manufacturing associate > manufacturing, production
quality inspector, quality control, quality control inspector, qc inspector, quality technician > quality assurance, inspector
cnc, cnc machinist, cnc programmer, tool and die maker, mill operator > machinist
maintenance mechanic, industrial mechanic, millwright, industrial maintenance > mechanic, maintenance
seamstress, sewing machine operator, tailor, upholsterer > sewing
process engineer, manufacturing engineer, industrial engineer, quality engineer > engineer
chemical engineer, petroleum engineer, materials engineer, nuclear engineer, aerospace engineer, biomedical engineer > engineer

# Building and outdoors
concrete finisher, cement mason, concrete worker, form setter > mason, construction
heavy equipment operator, equipment operator, excavator operator, bulldozer operator, crane operator > operator, construction
estimator, construction estimator, cost estimator > construction
drafter, cad technician, cad drafter, autocad, draftsman > drafting, cad
solar installer, solar panel installer, solar technician > electrician
wind turbine technician, wind tech > mechanic, technician
lineman, line worker, lineworker, power line technician > electrician, utility
cable installer, cable technician, telecom technician, field service technician, fiber technician > telecommunications, technician
meter reader, utility worker > meter
roustabout, oil rig, rig hand, roughneck, derrickhand, pumper > oil, petroleum
farm worker, farmworker, ranch hand, farmhand, field worker, fruit picker, agricultural worker > farm, agriculture
fisherman, deckhand, commercial fishing, forestry technician, wildland firefighter > forestry
park ranger, ranger, urban park ranger > parks
pest control technician, exterminator > pest control
sanitation worker, garbage collector, garbage man, refuse collector, trash collector > sanitation
mail carrier, letter carrier, postal worker, postal clerk, mail clerk, mail sorter, mailroom > mail
courier, package handler, package delivery, messenger, route driver > delivery, driver
lube technician, lube tech > mechanic, automotive service
auto technician, service technician, tire technician, auto body technician > mechanic

# Desks and screens
front end, front end developer, frontend developer, back end developer, backend developer, full stack, full stack developer > software developer, web developer
data engineer, etl developer, data architect, business intelligence analyst, bi analyst, bi developer > data
devops, devops engineer, site reliability engineer, sre, cloud engineer, cloud architect > systems administrator, engineer
qa tester, qa engineer, quality assurance engineer, software tester, test engineer > tester, quality assurance
product manager, product owner, scrum master, agile coach > project manager
loan officer, mortgage loan officer, loan processor, underwriter > banking, loan
bank teller, teller, personal banker > banking, cashier
bank manager, bank branch manager > banking
actuary, mathematician, quantitative analyst > statistician
general manager, managing director, chief operating officer, coo > operations manager, director
leasing agent, leasing consultant, apartment manager, property administrator > property manager
journalist, reporter, news anchor, broadcaster, correspondent > writer, media
content creator, content writer, blogger, content strategist > writer, social media
judge, magistrate, court clerk, court reporter, court officer, bailiff > court
911 dispatcher, emergency dispatcher, call taker > dispatcher
chaplain, pastor, minister, clergy, priest > ministry
geologist, hydrologist, environmental engineer, soil scientist > environmental
actor, dancer, model, singer, performer, stagehand, stage technician > arts
funeral director, mortician, embalmer, mortuary technician > funeral
fundraiser, development director, donor relations > development
office intern, high school student, after school job, teen job, jobs for teens, first job > summer, intern
remote job, online job, work from anywhere > remote
weekend job, weekends, weekend shift > weekend
night shift, overnight, overnight shift, evening job, evening shift, second shift, third shift, nights, graveyard shift > night, shift, evening
work with kids, working with kids, kids, children > child, youth, child care, preschool, teacher, after school, youth counselor
work with animals, working with animals, animals, dogs > animal, veterinary, animal care
outdoor job, outdoor work, outdoors, outside work, work outside, working outside > parks, gardener, landscape, forestry, park worker
desk job, office job, office work > clerk, clerical, office, administrative assistant, secretary
`;
