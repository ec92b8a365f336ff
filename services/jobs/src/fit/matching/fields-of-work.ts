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
bazaar, festivals, planned parties, planned the church bazaar, organized fundraiser, reunions, weddings, wedding planner, galas, event coordinator, banquet captain > event planning
medical billing, filed insurance claims, insurance claims, submitted claims, insurance billing, billed insurance, medical coder, claims processing
banquet, banquets, banquet houseman, banquet server, hotel, server, bartender, front desk agent, housekeeper > hospitality
hospitality
lattes, made lattes, cappuccinos > barista, espresso
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
caregiver, cared for residents, residents, dementia, memory care > elder care
tape measure, cut and measured, measured and cut
dishwashing, dishwasher, washing dishes, washed dishes, dish pit, dish machine, dish room
commercial kitchen, kitchens, lunch lady, cafeteria, school kitchen, kitchen crew > food preparation
cook, chef, worked the line > cooking, food preparation
ran food, food runner, waited tables, waiting tables, served tables, waiter, waitress, busser, bussed tables, host, hostess > hospitality, customer service
rooftop units, rooftop unit, furnaces, heat pumps, heat pump, mini splits, air handlers, hvac technician, hvac installer > hvac
sewing machine, sewing machine operation, sewing machine operator, industrial sewing, seamstress > sewing
kept the books, keeping the books, reconciled accounts > bookkeeping
helped guests, greeted guests, helped customers, assisted customers, helped shoppers, waited on customers, guest services > customer service
calls a day, calls per day, daily calls, incoming calls, inbound calls, outbound calls, call center > phone, customer service
stocking shelves, stocked shelves, overnight freight, unloaded freight, freight team, unloaded trucks, overnight stocker, filled shelves > stocking
built from drawings, shop drawings, plans > blueprints
graphic design, graphic designer, made flyers, designed flyers, logos, brochures
photoshop, illustrator, indesign, canva > graphic design
horses, stalls, mucked stalls, stable hand, groomed horses, barn work
livestock, cattle, goats, chickens, poultry, farm hand, ranch hand > animal care
animal care, animals, kennel, kennels, kennel attendant, veterinary assistant, dog walker, walked dogs, pet sitter, pet sitting
little league, youth group, sunday school, vacation bible school, camp, youth sports, tutor, scout leader > experience with children
experience with children, working with children, children, kids
sunday school, vacation bible school, taught classes > teaching experience
child care, nanny, babysitter, babysitting, babysat, daycare, preschool, after school program, camp counselor, infants, toddlers > childcare
cleaning, housekeeping, housekeeper, cleaned rooms, turned over rooms, turned rooms, rooms a day, cleaned houses, housecleaning, house cleaning, cleaned vacation rentals, cleaned rentals, deep cleaned, cleaned offices, janitor, janitorial, custodian, maid, turned over rooms, made beds
floor care, stripped and waxed floors, buffed floors, floor waxing, floor machine, mopped > cleaning
laundry, washed and folded, pressed, dry cleaning
gutters, seamless gutters, siding, siding installer > construction
slabs, driveways, finished slabs, poured footings, footings, sidewalks > concrete, construction
hung doors, hung cabinets, trim, crown molding, installed cabinets, built shelves, cabinet shop > carpentry
poured concrete, laid brick, laid tile, hung drywall > construction
framed houses, framed walls, installed windows, installed doors, decks, built decks > carpentry, construction
painting, painted houses, house painter, interior painting, exterior painting, spray painting > construction
demolition, tore out, hauled debris > construction
helper, plumber helper, electrician helper, trade helper > apprentice, trainee
small engines, small engine repair, mower repair, chainsaw repair
oil changes, brakes, tire changes, mounted tires, lube technician, lube tech, auto tech, automotive technician, mechanic > automotive repair
automotive repair, auto repair, vehicle repair, car repair
delivered packages, delivery driver, delivered for, doordash, uber eats, amazon flex, flex driver, ups, fedex, route driver, box truck > delivery driving, driving
delivery driving, deliveries, delivery
over the road, otr, long haul, semi, tractor trailer, eighteen wheeler, regional driver, dry van, flatbed, reefer > truck driving, driving
school bus, bus driver, drove a school bus, passenger endorsement > driving
equipment operator, skid steer, backhoe, excavator, bulldozer, mini excavator > heavy equipment
heavy equipment, heavy equipment operation
fixed toilets, fixed locks, fixed appliances, unclogged drains, apartment maintenance, work orders, apartment turns, handyman, maintenance man > maintenance technician, maintenance
assembly, assembled, assembler, assembly line, production line, line worker > manufacturing
machine operator, operated presses, ran press, press operator, press, injection molding, packaging line, quality checks > manufacturing
manufacturing, production, factory, factory work, plant
quality control, quality assurance, inspected parts, inspector, quality inspection
ups hub, amazon, loading trailers, loaded trailers, unloaded trailers, distribution center > warehouse
shipping and receiving, loaded trucks, loading trucks, unloading trucks, dock work, loading dock > warehouse
scheduled patients, checked insurance, made appointments, booked appointments > receptionist, scheduling
front desk, receptionist, greeted visitors, checked in patients, checked in guests, office assistant, administrative assistant, secretary > office work, customer service
office work, administrative work, clerical, office administration
night audit, night auditor, closed the day > front desk
hair, haircuts, cut hair, hairstylist, hair stylist, color and cuts, barbering > hairstyling
hairstyling, hair styling
tutoring, tutor, tutored, homework help, teaching assistant, teacher aide, paraprofessional, substitute teacher, substitute > teaching experience
teaching experience, classroom experience
cut grass, cutting grass, mowed grass > lawn care, landscaping
shingles, laid shingles, tore off roofs > roofing, construction
pulled wire, ran wire, set boxes, wired houses, installed outlets, installed fixtures > electrical
electrical, electrical work, electrical wiring
counted down tills, tills, till, cash office > cash handling, cash drawer
teller, bank teller > cash handling, customer service
bagger, courtesy clerk, cashier, server, barista > customer service
event setup, setup and teardown, banquet houseman, set up tables, stagehand > event planning
greenhouse, nursery worker, garden center, master gardener > plants, gardening
plants, gardening, horticulture
golf course, cemetery, park crew, parks crew, athletic fields, mowing crew > landscaping
tree work, tree trimming, trimmed trees, chainsaw, arborist, climber > landscaping
irrigation, sprinklers, planted, mulch, hedges, weeding, leaf removal > landscaping
pool cleaning, pool maintenance, cleaned pools, pool technician
moving, mover, moving company, two men and a truck, moved furniture, packed and loaded, movers
pest control, exterminator, sprayed for pests
bartending, bartender, mixed drinks, tended bar > alcohol service
bakery, baker, baked bread, decorated cakes, cake decorating, pastry > baking
baking, baked goods
floral design, florist, flower arranging, arranged flowers, arranged funeral flowers, arranged wedding flowers, wedding flowers, funeral flowers, bouquets
photography, photographer, photo shoots, weddings photographed
video editing, premiere, final cut, edited videos, videographer
fundraising, raised money, donor relations, grant writing
volunteer coordination, coordinated volunteers, organized volunteers > volunteer management
volunteer management, managing volunteers
interviewed candidates, hired, hiring, recruited, onboarding, recruiter > recruiting
recruiting, recruitment
wrote reports, incident reports, daily reports, report writing > documentation
documentation, charting, charted, progress notes
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
