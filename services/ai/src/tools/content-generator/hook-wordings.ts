/** How a text may open: with a joke, or kindly. Other tones begin with the news itself. */
export type Mood = 'playful' | 'warm';
export type Hooks = Readonly<Record<Mood, readonly string[]>>;

/** What a text is about decides before the trade does. The first that matches counts. */
export const occasions: readonly (readonly [RegExp, Hooks])[] = [
  [
    /\bhir(?:e|es|ing)\b|\blooking for\b.*(?:\bhour\b|\/ ?hr\b|\bapprentice\b)|\bapply (?:at|in|by|with|online)\b|\bjoin (?:our|the) (?:team|crew)\b/i,
    {
      playful: ['Good people wanted.', 'Know somebody who would fit right in?'],
      warm: ['We are looking for good people.', 'There is a place on our team.'],
    },
  ],
  [
    /\bclosed\b|\bclosing\b|\b(?:new|different|shorter|longer|holiday|summer|winter) hours\b/i,
    {
      playful: ['Before you drive over:', 'Mark your calendar, or your fridge:'],
      warm: ['So that nobody comes by for nothing:', 'A quick note before you head out:'],
    },
  ],
  [
    /\bgrand opening\b|\bnow open\b(?! (?:at|from|until|till|late|\d))|\b(?:we|we're|we are) (?:finally )?open(?:ing)?\b(?! (?:at|from|until|till|late|\d|24))|\b(?:new|second|third) (?:location|store|shop|bakery|salon|office)\b|\breopen/i,
    {
      playful: ['It is finally happening.', 'Get ready to change your route.'],
      warm: ['We have been looking forward to this.', 'This is a big one for us.'],
    },
  ],
  [
    /\b(?:party|workshop|class|classes|tasting|concert|festival|trivia|open mic|open house|live music|fundraiser|parade|book club|game night|fair)\b/i,
    {
      playful: ['Your couch will still be there when you get back.', 'Cancel your other plans.'],
      warm: ['Bring a friend, or come and make one.', 'Come and join us.'],
    },
  ],
  [
    /(?<![-\w])free\b(?! (?:range|parking|estimates?|quotes?|consult\w*|delivery|shipping|wi-?fi|pickup|inspections?|of)\b)(?<!\b(?:is|are) free)(?<!\b(?:gluten|sugar|dairy|nut|cage|toll|worry|stress|pain|smoke)[- ]free)/i,
    {
      playful: [
        'Yes, free. You read that right.',
        'Our favorite word has four letters, and it is "free".',
      ],
      warm: ['A little something from us to you.', 'Good news for everybody.'],
    },
  ],
  [
    /(?:%|\$\d+(?:\.\d\d)?) off\b|\bsale\b|\bhalf[- ](?:price|off)\b|\bbogo\b|\b(?:buy|get) (?:one|two|2|3)\b.*\bfree\b|\bdiscount\b|\bspecial\b/i,
    {
      playful: ['Consider this your sign.', 'Your wallet asked us to tell you.'],
      warm: ['Here is good news for your budget.', 'If you have been waiting, wait no longer.'],
    },
  ],
  [
    /\b(?:tips?|things to (?:check|know|do|ask)|how to|ways to|checklist)\b/i,
    {
      playful: ['Grab a coffee and a pencil.', 'This takes less time than finding your glasses.'],
      warm: ['A few minutes now can save some trouble later.', 'Here is something to keep.'],
    },
  ],
  [
    /(?:^|[.!?\n] ?|\b(?:our|a|have|got|\d+|two|three) )new (?!york\b|orleans\b|jersey\b|mexico\b|hampshire\b|england\b|years?\b|novel\b|book\b)\w+|\bintroducing\b|\bnow (?:offering|serving|carrying|available)\b/i,
    {
      playful: ['We could not keep this to ourselves.', 'Something new just walked in.'],
      warm: ['There is something new to try.', 'We have news that we are happy to share.'],
    },
  ],
];

/** Openings that belong to a kind of business. The first that matches counts. */
export const businesses: readonly (readonly [RegExp, Hooks])[] = [
  [
    /\b(?:dogs?|doggy|pupp(?:y|ies)|cats?|kittens?|pets?(?! welcome| friendly)|groom(?:er|ing)?|kennel|boarding)\b/i,
    {
      playful: ['Your dog asked us to post this.', 'This one is for everybody with four legs.'],
      warm: ['For the one who is always happy to see you.', 'They would do the same for you.'],
    },
  ],
  [
    /\b(?:bak(?:e|ed|ing|ery|eries)|bread|sourdough|cakes?|cupcakes?|cookies?|pastr(?:y|ies)|donuts?|doughnuts?|pies?)\b/i,
    {
      playful: ['Life is short. Start with dessert.', 'Crumbs are part of the deal.'],
      warm: ['Some days call for something from the oven.', 'Good things rise slowly.'],
    },
  ],
  [
    /\b(?:coffee|espresso|latte|caf(?:e|é)|tea)\b/i,
    {
      playful: ['First things first: coffee.', 'Mornings are negotiable. This is not.'],
      warm: ['Sit down for a minute. You have earned it.', 'The day can wait for one more cup.'],
    },
  ],
  [
    /\b(?:restaurant|pizza|tacos?|taqueria|bbq|barbecue|diner|brunch|lunch|dinner|grill|sushi|burgers?|wings|catering|food truck|menu|chef)\b/i,
    {
      playful: ['Your kitchen can have the night off.', 'Come hungry.'],
      warm: ['Good food is better in company.', 'Somebody else does the dishes tonight.'],
    },
  ],
  [
    /\b(?:brewery|beers?|brews?|wine|winery|cocktails?|taproom|happy hour)\b/i,
    {
      playful: ['Somebody has to drink it.', "It is five o'clock somewhere."],
      warm: ['Pull up a chair.', 'Bring the people you like.'],
    },
  ],
  [
    /\b(?:hair|haircuts?|barber(?:shop)?|salon|color|highlights|nails?|manicures?|pedicures?|lash(?:es)?|brows?|facials?|massages?|spa)\b/i,
    {
      playful: ['Your mirror will notice.', 'Go on, you have been thinking about it.'],
      warm: ['You look after everybody else. This is for you.', 'An hour just for you.'],
    },
  ],
  [
    /\b(?:gym|yoga|pilates|fitness|crossfit|workouts?|trainer|karate|martial arts|swim(?:ming)?|dance)\b/i,
    {
      playful: ['Excuses are welcome to wait outside.', 'Your couch will get over it.'],
      warm: ['One step at a time is still forward.', 'Everybody starts somewhere.'],
    },
  ],
  [
    /\b(?:roof\w*|gutters?|siding|remodel\w*|paint(?:ing|ers?)?|floors?|decks?|fences?|handyman|carpent\w+|drywall|plumb\w+|drains?|leaks?|electric\w*|wiring|hvac|furnaces?|heating|air condition\w+)\b/i,
    {
      playful: ['You know that thing you keep meaning to fix?', 'Your house would like a word.'],
      warm: ['Your home looks after you. Now and then it needs a hand.', 'One thing less to do.'],
    },
  ],
  [
    /\b(?:cars?|trucks?|auto|oil change|brakes?|tires?|mechanic|detailing|transmission)\b/i,
    {
      playful: [
        'If your car could talk, it would have told you.',
        'That noise is not going away by itself.',
      ],
      warm: ['You have places to be.', 'Your car looks after you. Return the favor.'],
    },
  ],
  [
    /\b(?:lawns?|mow(?:ing)?|landscap\w+|gardens?|mulch|lea(?:f|ves)|trees?|plants?|yards?(?! sale)|shrubs?)\b/i,
    {
      playful: ['The grass is not going to cut itself.', 'Your weekend called. It wants a nap.'],
      warm: ['Come home to a yard you like to look at.', 'Your Saturdays are yours.'],
    },
  ],
  [
    /\b(?:clean(?:ing|ers?)?|maids?|laundry|carpets?|windows?)\b/i,
    {
      playful: ['Nobody ever said: I wish I had scrubbed more.', 'Dust never takes a day off.'],
      warm: ['Come home and just sit down.', 'There are better things to do on a Saturday.'],
    },
  ],
  [
    /\b(?:daycare|preschool|child(?:ren|care)?|kids?|tutor\w*|camps?|lessons?|toddlers?|parents)\b/i,
    {
      playful: ['Shoes on, snacks packed.', 'Small people, big plans.'],
      warm: ['They grow up fast.', 'For the curious ones at home.'],
    },
  ],
  [
    /\b(?:photo\w*|portraits?|weddings?|dj|florists?|flowers|bouquets?)\b/i,
    {
      playful: ['Hold that smile.', 'Happy tears are allowed.'],
      warm: ['Some days deserve to be remembered.', 'For the days that matter.'],
    },
  ],
  [
    /\b(?:tax(?:es)?|bookkeep\w+|account(?:ing|ants?)|insurance|wills|notary|payroll|real estate|homes for sale)\b/i,
    {
      playful: ['Paperwork: somebody has to love it.', 'Yes, we read the small print.'],
      warm: ['One thing less to worry about.', 'You do not have to do it alone.'],
    },
  ],
  [
    /\b(?:shops?|stores?|boutique|gift shop|bookstore|books|toys?|vintage|thrift|antiques?|jewel\w+|handmade|candles?|quilts?)\b/i,
    {
      playful: [
        'You did not know you needed it. Now you do.',
        'This is how one more thing happens.',
      ],
      warm: ['Stop in and look around.', 'There is something for somebody you love.'],
    },
  ],
];
