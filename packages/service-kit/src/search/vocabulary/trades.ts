/**
 * Words for businesses. Each line: phrases that mean the same, and after `>` what they also find, but not the other way
 * round. Wording after the index terms of NAICS 2022 (US Census Bureau) and the trades of municipal business licences,
 * both public domain, beside what people say. One list, since each word is looked for in all of it: it is longer than
 * other files.
 */
export const trades = `
# Building and repairing
electrician, electrical contractor, electric contractor, electrical service > electric, electrical, wiring
plumber, plumbing, plumbing contractor > plumbing gas fitter contractor, drain cleaning, sewer cleaners, pipefitter
drain cleaning, sewer cleaners, rooter, clogged drain > plumbing
hvac, heating and air, heating and cooling, air conditioning, air conditioner, a c htg, heating ventilation, ac, heat and air > a c, furnace
ac repair, air conditioner repair, air conditioning repair, ac, a c > a c htg, hvac, air conditioning
furnace, heating, heater > hvac, a c htg
roofer, roofing, roofing contractor, contractors roofing > roof repair
painter, painting, painting contractor, house painter, contractors roofing or painting
handyman, handy man, handyman service, home repair, home repairs, odd jobs > general building, home improvement, remodeling
carpenter, carpentry, cabinetmaker, cabinet maker, woodworker > cabinets, woodwork
cabinets, cabinetry > cabinetmaker
general contractor, building contractor, builder, home builder, contractors general building, house builder > construction, general building
contractor > contractors general building, construction
construction company, construction > contractors general building
remodeling, remodeler, renovation, home improvement, kitchen remodel, bathroom remodel > contractors general building, construction
mason, masonry, bricklayer, brick mason, stonemason > brick, stone
concrete, cement > concrete ready mix, masonry
paving, asphalt, driveway paving > contractors asphalt paving
excavation, excavating, excavator, earthmoving, dirt work, grading > contractor excavating
demolition, wrecking, house wreckers > house wreckers movers
drywall, sheetrock, plasterer > contractors general building
flooring, floors, hardwood floor > carpet dealer, tile
carpet, carpeting, carpet store > carpet dealer
carpet cleaning, rug cleaning, carpet cleaner, upholstery cleaning > carpet drapery rug mattress cleaning, janitorial
insulation, weatherproofing, waterproofing > insulation water weather proofing
glass, window glass, glazier, windshield, glass repair > glass company, auto glass
windshield, auto glass, windshield repair, windshield replacement > glass company
window tint, window tinting, tint shop, car tint > automobile window tint
window cleaning, window washing, window washer, window cleaner > janitorial
fence, fencing, fence company > contractors general building
locksmith, lock and key, keys made > locksmiths safe vault
welder, welding, welding shop > metal fabrication, fabricator, machine shop
sheet metal, metal fabrication, metalwork > metal processors
machine shop, machinist
elevator, elevators, escalator
sprinklers, sprinkler system, fire sprinkler > automatic sprinklers, irrigation
irrigation, lawn sprinklers > landscaping, sprinklers
alarm, security system, burglar alarm > security
septic, septic tank > sewer cleaners
solar, solar panels > electric contractor
swimming pool, pool service, pool cleaning, pool builder > pool
appliance repair, washer repair, refrigerator repair, fridge repair, dryer repair, dishwasher repair, oven repair, stove repair, washing machine repair, appliance repairman, dryer repairman, washer repairman, appliance technician > appliance, appliances
repair shop, repair, fix it shop > repair shops service
sign, signs, sign shop, signage > advertising signs
surveyor, land surveyor, surveying > engineers
architect, architecture, architectural firm > architects
engineer, engineering firm, engineering, civil engineer > engineers
draftsman, drafting, draftsperson > draftspersons designers, blueprints
interior designer, interior decorator, interior design, home decorator, decorator
home inspector, home inspection, house inspection, inspection service > inspection services
appraiser, appraisal, home appraisal, real estate appraiser
utility contractor > contractor utility

# House, garden and cleaning
landscaper, landscaping, lawn care, lawn mowing, yard work, lawn service, grass cutting, mowing, gardener, yard service, lawn mower service, yard man, lawn man > lawn, landscape
landscape architect, landscape design > landscaping
tree service, tree removal, tree trimming, arborist, tree cutting, stump removal, stump grinder, stump grinding, tree trimmer, tree cutter, tree surgeon > tree service pruning
plant nursery, garden center, garden centre, plants > nursery plants shrubbery
cleaning service, house cleaning, housekeeping, maid service, maid, maids, cleaning lady, cleaning ladies, cleaning woman, house cleaner, home cleaning, apartment cleaning, cleaning company > janitorial services, cleaning
janitor, janitorial, office cleaning, commercial cleaning, custodian, custodial > cleaning
pressure washing, power washing, pressure washer, power washer, pressure cleaning > janitorial
pest control, exterminator, termite, termites, bug spray, pest exterminator, rodent control
moving company, movers, mover, moving, moving truck > haulers, house movers, moving and storage
junk removal, junk hauler, couch removal, furniture removal, mattress removal, appliance removal, trash hauling > hauling, haulers delivery companies
hauling, hauler, junk removal, trash removal, dump truck > haulers delivery companies
self storage, storage unit, mini storage, storage > warehouse keepers mini storage
warehouse, warehousing > warehouse keepers
dry cleaner, dry cleaning, dry cleaners, cleaners > laundries dry cleaning
laundromat, laundrette, coin laundry, washateria > laundries
laundry, laundry service > laundries, laundromat, linen
upholstery, upholsterer, furniture repair, reupholstery
furniture, furniture store > furniture appliance dealers
appliance, appliances, appliance store > furniture appliance dealers, appliance dealers
mattress, mattress store, bed store, bedding > furniture
hardware, hardware store, home improvement store > building materials
lumber, lumber yard, building materials, building supply > building plumbing materials
recycling, recycling center, scrap metal, scrap yard > junk waste material, metal processors
garbage, trash pickup, waste management, dumpster rental > junk waste material, haulers
vacuum, vacuum cleaner, vacuum repair > vacuum cleaners
tailor, alterations, seamstress, dressmaker, sewing, clothing alteration
shoe repair, cobbler, shoe shine, boot repair > boot
knife sharpening, knife sharpener, blade sharpening, scissor sharpening, saw sharpening, sharpening > sharpen, saw

# Food
restaurant, restaurants, eatery, place to eat, places to eat, dining, diner, bistro > cafe, grill, cafeteria
food > restaurants, groceries
dinner, lunch, takeout, take out, carry out > restaurants, grill, cafe
breakfast, brunch, pancakes, waffle, waffles > restaurants, cafe, diner
pizza, pizzeria, pizza place, pizza delivery
burger, burgers, hamburger, hamburgers, cheeseburger
sandwich, sandwiches, sub, subs, hoagie, deli, delicatessen
barbecue, bbq, bar b q, barbeque, bar b que, b b q, bar b cue > smokehouse, ribs
coffee, coffee shop, coffeehouse, espresso, latte > cafe, tea, roasters, starbucks
cafe, café, coffee house > coffee, coffee shop
mexican, mexican food, mexican restaurant, taqueria, tacos, taco, burrito, tex mex > cantina
chinese, chinese food, chinese restaurant > china, wok, asian
sushi, japanese, japanese restaurant, hibachi > asian
thai, thai food
indian food, indian restaurant > india, curry
italian, italian food, italian restaurant, pasta > pizza
steak, steakhouse, steak house
seafood, fish, catfish, shrimp > crab, oyster
chicken, fried chicken, wings, hot wings, wing
fast food > burger, drive in, restaurants
food truck, mobile canteen, food cart, mobile food, food trailer
caterer, catering, catering service
bakery, bakeries, baker, bread, cake shop, cakes, pastry, pastries, cupcakes, wedding cake
donut, donuts, doughnut, doughnuts, donut shop
ice cream, frozen yogurt, froyo, gelato, snow cone, custard
candy, candy store, sweets, chocolate, confectionery
grocery, groceries, grocery store, supermarket, food store, market > groceries retail, supermarket, produce
produce, fruit, vegetables, fruit stand, farmers market
butcher, meat market, meats, meat
convenience store, corner store, minimart, mini mart, convenience mart, quick stop > gas station
liquor, liquor store, wine shop, wine, spirits, package store, beer store > liquor permit retail, beer permit retail
bar, pub, tavern, nightclub, night club, lounge, cocktail bar, sports bar, saloon > mixed drink permit, clubs
brewery, beer, brewpub, taproom > beer permit
vending machine, vending, snack machine
bottled water, ice, ice dealer

# Health
doctor, physician, medical doctor, md, family doctor, general practitioner, internist > medical clinic, clinic, medical services, family practice, primary care
family practice, primary care > medical doctor, doctor, clinic
pediatrician, paediatrician, childrens doctor, kids doctor, pediatric, pediatrics > children s clinic, medical doctor
clinic, medical clinic, walk in clinic, urgent care, health clinic > medical doctor, medical services
dermatologist, skin doctor, dermatology > medical doctor
cardiologist, heart doctor, cardiology > medical doctor
surgeon, surgery, surgical > medical doctor
obgyn, gynecologist, gynecology, obstetrician, ob gyn, womens health > medical doctor
orthopedic, orthopedist, bone doctor, orthopedics > medical doctor
dentist, dental, dental office, dental clinic, dentistry, tooth doctor, teeth > dentists
orthodontist, orthodontics, braces > dentists
oral surgeon, oral surgery > dentists
optometrist, eye doctor, eye exam, optometry, vision center > optician, ophthalmologist, eye care, eye
glasses, eyeglasses, optician, optical, contact lenses > optometrist, eyewear
ophthalmologist, ophthalmology, eye surgeon > eye, optometrist
chiropractor, chiropractic, back doctor, back pain > spine
therapist, counselor, therapy, counseling, counselling, psychotherapist, psychotherapy, marriage counselor > mental health, psychologist, psychologists
mental health > therapist, counselor, psychologist, psychologists, psychiatrist
psychologist, psychology > therapist, counseling
psychiatrist, psychiatry > psychologists, mental health
physical therapist, physical therapy, rehab, rehabilitation > therapist
speech therapist, speech therapy, speech pathologist > therapist
hospital, hospitals, emergency room, er > medical center
nursing home, nursing homes, assisted living, retirement home, senior living, elder care, senior care, old folks home > nursing services
home health, home health care, in home care, home care, caregiver, caregivers > nursing services in home
pharmacy, drugstore, drug store, pharmacist, prescriptions, chemist
hearing aid, hearing aids, audiologist, audiology
medical lab, blood test, blood work, lab work, laboratory, lab, x ray, imaging, mri > laboratories x ray testing
medical supplies, medical equipment, wheelchair > artificial limbs
massage, massage therapist, massage therapy, masseuse > massages and baths
acupuncture, acupuncturist > therapist
vet, veterinarian, veterinary, animal hospital, animal clinic, animal doctor, vet clinic, veterinary clinic, veterinary hospital, pet clinic

# Beauty and body
hairdresser, hair salon, hair stylist, hairstylist, beauty salon, salon, haircut, hair cut, hair, beautician, cosmetologist, beauty shop, beauty parlor, barber beauty operators > barber, styling
barber, barbershop, barber shop, mens haircut, barber beauty operators > haircut
braids, braiding, hair braiding, locs, dreadlocks, weave, extensions > barber beauty operators, salon
nail salon, nails, manicure, pedicure, manicurist, nail tech
makeup, make up artist, cosmetics, makeup artist > barber beauty operators, cosmetics retail
eyelashes, lashes, lash extensions, eyebrows, brows, waxing, esthetician, facial, facials, skin care > barber beauty operators
day spa, spa, wellness center > health spa, massages and baths
tanning, tanning salon, tan, spray tan
tattoo, tattoos, tattoo parlor, tattoo artist, tattoo shop, piercing, piercings, body piercing, ink
soccer, soccer club, baseball, basketball, softball, volleyball, football, tennis, youth sports, little league, sports club, swim team > athletic, sports
gym, fitness center, fitness, health club, workout, crossfit, personal trainer, personal training, exercise, fitness centre, fitness class, exercise class, zumba, aerobics, spin class, spinning, indoor cycling, boot camp, bootcamp, weight room, workout classes > health spa fitness center
yoga, pilates, yoga studio, hot yoga, barre, yoga class, pilates class, pilates studio > fitness center
martial arts, karate, taekwondo, judo, jiu jitsu > athletic
beauty supply, beauty supply store, wigs, wig > barbershop beauty parlor supply house

# Cars
auto repair, car repair, mechanic, auto mechanic, auto shop, garage, auto service, brake repair, brakes, brake job, brake shop, oil change, oil changes, lube, quick lube, lube shop, transmission, transmission repair, engine repair, car service, tune up, alignment, car mechanic, truck repair > repair shops service, mobile mechanic, automotive, auto
mobile mechanic > auto repair
body shop, auto body, collision repair, car painting, dent repair > automobile paint body shop, auto repair
car wash, carwash, auto wash > automatic car wash, automobile detailing
auto detailing, car detailing, detailing, detailer > automobile detailing
tire shop, tires, tire, tire repair, new tires > automobile tires
car dealer, car dealership, used cars, auto dealer, car lot, new cars, cars for sale, auto sales, dealership > automobile truck dealers, trucks vehicles sales
auto parts, car parts, parts store > automobile parts dealers
tow truck, towing, wrecker, towing service, roadside assistance > wrecker service
gas station, gas, filling station, service station, fuel, gasoline > automobile service stations, convenience marts
car rental, rent a car, truck rental, rental car > automobiles trucks rental
salvage yard, junkyard, junk yard, auto salvage, wrecking yard > automobile salvage, junk
motorcycle, motorcycles, motorbike, motorcycle dealer
bicycle, bike shop, bicycles, bike, bike repair, bicycle shop, cycling > bicycle agency, cycle
rv, recreational vehicle, camper, campers > mobile home sales recreational vehicles
trailer, trailer rental > trailer rentals
taxi, cab, taxicab, taxi service > automobile for hire
limo, limousine, chauffeur, limo service, town car > automobile for hire
parking, parking lot, parking garage, parking deck
trucking, freight, trucking company > haulers delivery companies, courier, logistics
logistics > freight, trucking, haulers delivery companies
truck driver > trucking
delivery, courier, delivery service, messenger > courier services, haulers delivery companies
airplane, aircraft, aviation, flight > airplane sales
bus, charter bus, bus company, bus charter
travel agent, travel agency, travel, cruise, vacations > travel bureaus

# Money, law and offices
lawyer, attorney, law firm, law office, attorney at law, legal, legal services, counsel, law > attorneys, legal services agency
divorce lawyer, injury lawyer, criminal lawyer, personal injury, family lawyer, dui lawyer, immigration lawyer, bankruptcy lawyer > attorneys
notary, notary public
bail bonds, bail bondsman, bondsman, bail > bondsmen
court reporter, court reporting, stenographer
accountant, cpa, accounting, accounting firm, auditor, certified public accountant > accountants auditors, bookkeepers
bookkeeper, bookkeeping, payroll service > bookkeepers nonlicensed accountants, accounting
tax preparer, tax preparation, taxes, tax service, income tax, tax return, tax help > income tax preparation, accountants
bank, banking, credit union > banks
loan, loans, payday loan, personal loan, lender > loans personal, finance agency, check cashing
mortgage, home loan, mortgage broker, mortgage lender > loans real estate
financial advisor, financial adviser, financial planner, financial consultant, investment advisor, wealth management, investments > brokers
stock broker, broker, brokerage > brokers, financial consultant
insurance, insurance agent, insurance agency > adjusters of insurance
insurance adjuster, claims adjuster > adjusters of insurance claim agents
check cashing, cash checks, money order > check cashing service
money transfer, wire transfer, send money, western union, moneygram, currency exchange, money wire > check cashing, check cashing service
pawn shop, pawnshop, pawn, pawnbroker
debt collector, collection agency, collections, debt collection > collecting agency
credit card processing, merchant services > credit card processing
title company, title search, closing company > abstract title company
realtor, real estate agent, real estate, realty, real estate agency, homes for sale, property management, estate agent > brokers
apartment, apartments, apts > rentals, real estate
rental property, landlord, house rental, houses for rent > rentals, real estate, apartments
mobile home park, trailer park > mobile home parks
consultant, consulting, business consultant, consulting firm > consultants
resume writer, resume writing, resume service, resume help > employment agency, word processing, secretarial
employment agency, staffing agency, temp agency, staffing, recruiter, recruiting, headhunter, job agency
marketing, marketing agency, digital marketing, seo, social media marketing > advertising agency, public relations
advertising, ad agency, advertising agency, billboard > marketing
public relations, pr agency, publicist > marketing
market research, survey research > marketing
graphic designer, graphic design, logo design, commercial artist, illustrator
web designer, web design, website design, web developer, website, computer design development > computer services
it support, it services, computer repair, computer service, tech support, computer store, computers, laptop, laptop repair > computer services, computer design, computer hardware
software, software developer, programmer, app developer > computer design development, computer services
data processing, data entry > data processing service
internet provider, internet service, isp, broadband, internet installation, wifi, wi fi, wifi installation, fiber internet, home internet > internet companies
cell phone, cell phones, mobile phone, phone store, cell phone store, cellular, wireless > telephone equipment sales mobile
phone repair, screen repair, cell phone repair, iphone repair > telephone equipment, cell phones
cable, cable tv, satellite tv > television cable companies
printing, print shop, printer, copies, copy shop, business cards > printing linotype, photocopying
vehicle wrap, vehicle wraps, car wrap, car wraps, truck wrap, vinyl wrap > sign, window tint, body shop
screen printing, t shirt printing, custom shirts, t shirts, embroidery, monogram > engravers monogrammers
trophies, engraving, engraver, awards > engravers
photographer, photography, portraits, wedding photographer, photo studio, pictures > photographers portrait painters
videographer, video production, wedding video > recording, photographers
recording studio, music studio, recording > recording service
typing, word processing, secretary, secretarial, virtual assistant > word processing services, administrative office
answering service, call center > telephone answering
mailbox, mail box, shipping store, ups store, post office, mailing > mail substations
translator, interpreter, translation > consultants
auction, auctioneer, auction house, estate sale > estate sales
security, security guard, security company, armed guard > armored car
funeral home, funeral, mortuary, undertaker, cremation, mortician, funeral director
headstone, gravestone, monument, tombstone > stone monuments
freelancer, freelance, self employed > freelancers

# Children, learning, animals, going out
daycare, day care, child care, childcare, preschool, kindergarten, nursery school, babysitter, pre k, after school care > kindergarten daycare nursery school
nanny, babysitter, babysitting > daycare, nanny service
language school, language classes, english classes, english lessons, english class, esl, esl classes, spanish classes, spanish lessons > schools training centers, tutoring
cpr class, cpr training, cpr certification, first aid class, first aid training, cna classes, cna school, cdl school, cdl training, computer classes, cooking class, cooking classes, art class, art classes, sewing class > schools training centers, training
school, private school, academy > schools training centers
tutor, tutoring, math tutor > schools training centers tutoring
trade school, vocational school, training, training center > schools training centers, business schools
driving school, driving lessons, driver education, drivers ed
music lessons, piano lessons, guitar lessons, music teacher, piano teacher, guitar teacher, music school, music class, violin lessons, violin teacher, drum lessons, singing lessons, voice lessons, voice teacher, vocal coach > music educators, music supplies
dance, dance studio, dance class, dancing, ballet, dance school > dancing school
music store, guitar store, instruments, guitar, guitars, piano, guitar repair, instrument repair > music supplies
dog grooming, pet grooming, groomer, pet groomer, dog groomer, dog wash > pet care
dog boarding, kennel, pet boarding, doggy daycare, dog kennel, cat boarding, dog hotel > pet care, dog sitting
dog walking, dog walker, pet sitting, pet sitter, dog sitting, cat sitting > pet care, dog boarding
dog training, dog trainer, puppy training, dog obedience > pet care, dog grooming
pet store, pet shop, pets, pet food, pet supplies > pet shops sales
movie theater, cinema, movies, theater, theatre, movie theatre > theaters
kids party place, birthday party place, party place, play place, indoor playground, skating rink, skate rink, roller skating, bounce park > amusements, bowling, arcade, party rental
bowling, bowling alley, arcade, amusement park, games, amusement, fun > amusements
golf, mini golf, golf course, miniature golf, putt putt
party planner, event planner, event planning, wedding planner, events, event coordinator > event promoter
dj, disc jockey, band, musician, live music, live band, karaoke dj > music sound contractor, entertainment
photo booth, photo booth rental > party rental, photographer, event
party rental, party rentals, tent rental, bounce house, bounce house rental, table rental, chair rental, inflatables > rentals, amusements
wedding venue, event venue, banquet hall, event space, venue, party hall, reception hall, event hall, party room, hall rental > clubs
club, social club > clubs
hotel, motel, inn, lodging, hotels, place to stay, motels, suites, accommodation > motels hotels motor lodges
bed and breakfast, boarding house, rooming house, guest house, airbnb > boarding home
radio station, radio > radio broadcast stations
tv station, television station > televisions stations
newspaper, newspapers, magazine, publisher > newspaper publishers
church, churches, ministry, chapel, place of worship, mass, sunday service
theatrical agent, talent agent, modeling agency

# Shops
clothing, clothes, clothing store, boutique, apparel, fashion, dress shop, womens clothing, mens clothing, kids clothes, childrens clothing, baby clothes > clothing retail
bridal shop, bridal, wedding dress, wedding dresses, wedding gown, bridal gown, prom dress, formal wear, tuxedo, tuxedo rental, tux, tuxedos > clothing
shoes, shoe store, footwear, sneakers, shoe shop
jewelry, jeweler, jewelry store, jewellery, watch repair, rings > jewelry manufacturer store
florist, flower shop, flowers, bouquet, floral, flower delivery
gift shop, gifts, souvenirs, presents > gift shop
toy store, toys, hobby shop > toys, gift shop
book store, bookstore, books, bookshop, stationery > books stationery
antiques, antique shop, antique store, antique mall > antiques dealers, antique craft malls
thrift store, thrift shop, second hand, secondhand, consignment, resale shop, used clothing > secondhand merchandise
flea market, swap meet
fabric store, fabric shop, fabrics, quilt shop, quilting, quilting supplies, quilts, yarn, yarn shop, yarn store, knitting supplies, sewing supplies > crafts, sewing, fabric
crafts, craft store, handmade, arts and crafts > crafts, art shop
art gallery, art store, gallery, picture framing > art shop
sporting goods, sports store, sports equipment, outdoor store > sporting goods companies
gun shop, guns, gun store, firearms, ammo > gun dealers
electronics, electronics store, tv store, stereo, television > tv radio stereo sound equipment
department store, big box store, discount store, variety store, dollar store > department discount variety stores
video store, video rental, video games, game store > video rentals sales
tobacco, smoke shop, cigarettes, vape, vape shop, cigar, cigars > tobacco permit
online store, internet sales, online sales, ecommerce, e commerce > internet sales
wholesale, wholesaler, distributor, distribution > wholesale inventory operations, distribution center
manufacturer, manufacturing, factory, plant > manufacturers
machinery, equipment dealer, heavy equipment > machinery dealer
equipment rental, tool rental, rental > rentals
office supplies, office equipment, copiers, copier > business data proc office machines
medical marijuana, dispensary, cannabis
gold buyer, cash for gold, precious metals, coins > precious metal dealer
street vendor, peddler, door to door > peddlers
`;
