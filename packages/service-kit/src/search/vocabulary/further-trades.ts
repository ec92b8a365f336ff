/**
 * Further businesses that towns have, in the form of the trades. Wording after the index terms of NAICS 2022 (US Census
 * Bureau, public domain), beside what people say.
 */
export const furtherTrades = `
# Food and drink
coffee roaster, coffee roasters, espresso bar > coffee shop, coffee
juice bar, smoothie shop, smoothies, juices > cafe, restaurants
tea room, tea house, bubble tea, boba > cafe, coffee shop
taqueria, tacos, taco shop, taco truck > mexican restaurant, mexican
tortilleria, tortilla factory, tortillas > mexican grocery, bakery
vietnamese restaurant, vietnamese food, vietnamese, pho, banh mi
ramen, ramen shop, noodle shop, noodles > noodle
korean restaurant, korean food, korean, korean bbq
indian restaurant, indian food, curry > india
greek restaurant, greek food, gyros, mediterranean, mediterranean restaurant, falafel, hummus, kebab > greek
ethiopian restaurant, ethiopian food, african restaurant > ethiopian
vegan restaurant, vegan food, vegan, vegetarian, vegetarian restaurant, vegetarian food, plant based, plant based food
buffet, all you can eat, cafeteria > restaurants
halal, halal food
kosher, kosher food
gluten free, dairy free
soul food, southern food, soulfood > home cooking
personal chef, private chef, meal prep, meal delivery > caterer, chef
brewery, brewpub, craft beer, microbrewery, taproom, tap room, beer garden > brewing, bar
winery, vineyard, wine tasting, tasting room > wine
distillery, spirits > brewing
food cart, food carts, food truck, food trucks, food pod > mobile canteen, mobile food
ice house, ice delivery > ice
farmers market, farm stand, produce stand, fruit stand > produce
butcher, butcher shop, meat market, meats > meat

# House and garden
foundation repair, house leveling, pier and beam, slab repair > concrete, contractors general building
storm damage, hail damage, hail repair, wind damage, insurance claim repair > roofing contractor, restoration
gutter cleaning, gutters, gutter installation, rain gutters > roofing contractor, handyman
garage door, garage doors, garage door repair, overhead door, garage door opener > doors, handyman
water heater, hot water heater, tankless water heater, water heater repair > plumbing
leak repair, leak detection, burst pipe, pipe repair, toilet repair, faucet repair > plumbing
chimney sweep, chimney cleaning, chimney repair, fireplace, fireplaces, wood stove > masonry
deck builder, decks, patio, patio cover, pergola, porch > fence, contractors general building
siding, vinyl siding, siding contractor, exterior remodeling > contractors general building, remodeling
stucco, plastering > plasterer, masonry
tile installer, tile setter, tile, tiling, backsplash > flooring, tile
countertops, countertop, granite, quartz, marble > stone, cabinets
blinds, shutters, window treatments, curtains, drapes, shades > drapery, interior decorator
windows, window replacement, window installation, replacement windows > glass company
doors, door installation, door repair, screen door > carpenter
water damage, flood damage, water restoration, fire damage, restoration, damage restoration > cleaning, contractors general building
mold removal, mold remediation, mold inspection, mold testing > restoration, inspection services
snow removal, snow plowing, ice removal > landscaping, lawn care
sprinkler repair, drip irrigation > irrigation, landscaping
pressure washing, power washing, soft wash > cleaning, janitorial
junk removal, hauling, trash hauling, debris removal, dumpster rental, dumpster > haulers, waste
well drilling, water well, well pump, well service
propane, propane delivery, propane refill, propane tank, propane exchange, heating oil > fuel, gas
security camera, security cameras, surveillance camera, video doorbell > alarm, security
smart home, home automation, home theater installation > electronics, alarm
generator, generators, generator repair, backup generator > electrical contractor
crane, crane service, crane rental, rigging > equipment rental
garden center, plant nursery, garden supply, plants > nursery
piano tuner, piano tuning, piano mover > music supplies
lawn mower repair, mower repair, small engine repair, chainsaw sharpening, chainsaw repair, lawn mower, lawn mowers > mower, small engine
firewood, wood delivery, seasoned firewood > tree service, wood
pet waste removal, dog poop, dog poop cleanup, poop scooping, pooper scooper > pet care
sewing machine repair, sewing machine, sewing machines > sewing, vacuum cleaners

# Body and health
podiatrist, foot doctor, podiatry > medical doctor
urologist, neurologist, oncologist, gastroenterologist, endocrinologist, rheumatologist, allergist > medical doctor, clinic
hospice, hospice care, palliative care > home health, nursing
detox, sober living, recovery center, addiction treatment > rehab, counselor
plastic surgeon, cosmetic surgery, plastic surgery, botox, med spa, medspa > medical doctor
weight loss, weight loss clinic, diet center > clinic, nutritionist
fertility clinic, ivf, midwife, doula, birth center > medical doctor
speech therapy, occupational therapy, sports medicine > physical therapy
medical supplies, wheelchair, oxygen, medical equipment, durable medical equipment > medical equipment
iv therapy, wellness center, naturopath, homeopath, holistic > clinic

# Vehicles
body shop, collision, collision repair, auto body, dent repair, paintless dent repair > auto body repair
muffler, exhaust, muffler shop > repair shops service, auto repair
bicycle repair, bike repair, bike shop, bicycle shop, bicycles, bikes > bicycle
boat, boats, boat dealer, boat repair, marina, marine > boat
airport shuttle, shuttle, shuttle service, ride share, uber, lyft, rideshare > taxi, limousine
motorcycle repair, motorcycle dealer, motorcycles > motorcycle
rv dealer, rv repair, rv park, campground, rv storage > recreational vehicle
tractor, tractors, farm equipment, farm supply, feed store, ranch supply > machinery dealer, feed
charging station, ev charging > electrical contractor
smog check, emissions test, vehicle inspection, state inspection, inspection sticker, car inspection, auto inspection, deq > inspection services, auto repair

# Land and trade
ranch, cattle ranch, livestock > farm
farm, farming, orchard, dairy, poultry farm > agriculture
oil field, oilfield services, oil and gas, drilling, drilling contractor > petroleum, oil
energy company, electric company, power company, utility company > electric, utility
logging, sawmill, timber > lumber
fishing charter, fishing guide, hunting guide, outfitter > sporting goods

# Money, law, help
private investigator, detective agency, private detective, background check > investigator, security
process server, process serving > legal services
title company, title insurance, escrow, closing > title
payday loan, title loan, car title loan, cash advance, loans > loan company
fingerprinting, fingerprints, live scan, drug test, drug testing > laboratories x ray testing
food bank, food pantry, charity, non profit organization > nonprofit
coworking, coworking space, shared office, virtual office > office rental
startup, start up, tech company, technology company, software company > software

# Going out
karaoke, karaoke bar > nightclub, mixed drink permit
hookah, hookah lounge, hookah bar, shisha > smoke shop
aquarium, fish store, reptile store > pet shops
zoo, petting zoo, wildlife park > amusements
escape room, laser tag, trampoline park, go karts, paintball, axe throwing > amusements
music venue, concert hall, comedy club, live music venue > nightclub, entertainment
rock climbing, climbing gym, crossfit, boxing gym, kickboxing > gym, fitness
swim lessons, swim school, swimming lessons > swimming pool, fitness
`;
