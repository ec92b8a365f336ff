/**
 * Titles and deeds, and the fields of work or skills in which they are experience, in the format of the vocabulary of
 * skills. Own collection.
 */
export const fieldsOfWork = `
retail, retail sales, store experience
sales associate, store associate, store clerk, store manager, stocker > retail
cashier, rang up, ringing up, ring up customers > retail, cash handling, cashier
warehouse, warehousing, warehouse work
picker, packer, picker packer, order picker, order selector, forklift, pallet jack, fulfillment center > warehouse
construction, construction work, building trades
framing, drywall, carpentry, carpenter, concrete, roofing, roofer, masonry, mason > construction
diesel mechanic, diesel technician > diesel repair
diesel repair, diesel engine repair
home care, in home care, home health
home health aide, hha, caregiver, personal care aide, personal attendant > home care
weddings, wedding planner, galas, event coordinator, banquet captain > event planning
medical billing, insurance billing, billed insurance, medical coder, claims processing
banquet, banquets, hotel, server, bartender, front desk agent, housekeeper > hospitality
hospitality
barista, coffee shop, coffee bar > espresso
espresso, espresso machine, pulling shots, pulling espresso, latte art
butcher, meat cutter, meat counter > meat cutting
meat cutting, cutting meat, butchering
dog groomer, pet groomer, groomed dogs > pet grooming
pet grooming, dog grooming
detailed cars, car detailer, auto detailer > automotive detailing
automotive detailing, auto detailing, car detailing
security officer, security guard, patrolled, patrol, patrols, patrolling, loss prevention > security
security, security work
tow operator, tow truck driver, tow truck operator > tow truck
tow truck, towing
senior care, elder care, caring for seniors, care of the elderly, assisted living, nursing home
cared for residents, residents, dementia, memory care > elder care
tape measure, cut and measured, measured and cut
`;

/** Qualities that everybody claims: a résumé shows them by examples, not by name. In the same format. */
export const qualities = `
teamwork, team player, work in a team, part of a team, team oriented, cross functional teams, work well with others
communication, communication skills, communicate, verbal and written communication, communicator
people skills, interpersonal, interpersonal skills
problem solving, problem solver, solve problems, solved problems, critical thinking
time management, prioritize, meet deadlines, deadlines, multitask, multitasking
attention to detail, detail oriented, accuracy, accurate
reliable, dependable, punctual, on time, reliability
friendly, positive, positive attitude, outgoing, courteous, polite
motivated, self motivated, self starter, energetic, eager, driven, eager to learn
independent, work independently, independently, minimal supervision
fast paced, fast paced environment, under pressure
organized, organizational skills, well organized
honest, honesty, integrity, trustworthy
patient, patience, calm, compassion, compassionate, caring, empathy
creative, creativity
professional, professionalism, professional manner, work ethic, hard working
`;
