/** Learned by bench/texts/learn-joints.mjs: a cue, a tab and its weight on each line. Not written by hand. */
export const englishWeights = `
begins "1"	-0.04
begins "11"	0.08
begins "12"	0.11
begins "15"	-0.09
begins "18"	0.09
begins "180"	0.12
begins "2"	-0.27
begins "200"	0.11
begins "21"	0.22
begins "22"	0.03
begins "24"	-0.05
begins "3"	0.11
begins "30"	0.12
begins "35"	0.24
begins "4"	-0.07
begins "45"	-0.2
begins "5"	0.11
begins "50"	-0.16
begins "6"	-0.29
begins "60"	0.08
begins "7"	-0.17
begins "85"	0.15
begins "8x10"	0.2
begins "9"	-0.34
begins "90"	0.24
begins "95"	0.13
begins "9am"	0.22
begins "ages"	0.34
begins "all"	0.39
begins "apply"	0.24
begins "ask"	0.11
begins "back"	0.15
begins "balance"	0.34
begins "band"	0.18
begins "battery"	0.26
begins "before"	-0.13
begins "blue"	0.07
begins "book"	-0.04
begins "booking"	0.25
begins "both"	0.15
begins "breakfast"	0.12
begins "bring"	0.57
begins "bus"	0.24
begins "cake"	0.13
begins "call"	0.26
begins "can"	0.06
begins "cans"	0.22
begins "card"	0.09
begins "cash"	0.32
begins "check"	-0.19
begins "church"	0.12
begins "clean"	0.16
begins "closed"	0.16
begins "coffee"	0.15
begins "color"	0.06
begins "come"	0.06
begins "cut"	0.16
begins "day"	-0.07
begins "delivered"	-0.07
begins "delivery"	-0.06
begins "deposit"	0.21
begins "dog"	-0.09
begins "dogs"	0.21
begins "drain"	0.04
begins "drop"	-0.05
begins "dry"	0.18
begins "ends"	0.12
begins "evenings"	0.19
begins "every"	0.2
begins "filter"	0.27
begins "first"	0.39
begins "free"	0.28
begins "fri"	-0.4
begins "from"	-0.12
begins "gate"	0.32
begins "gift"	0.35
begins "good"	0.14
begins "got"	0.11
begins "half"	0.08
begins "hand"	0.21
begins "hay"	0.18
begins "he"	0.24
begins "hi"	-0.12
begins "hiring"	0.19
begins "home"	0.13
begins "i"	0.22
begins "ice"	0.09
begins "if"	-0.16
begins "in"	-0.45
begins "it"	-0.45
begins "just"	0.05
begins "keep"	0.25
begins "kids"	0.19
begins "kitchen"	0.09
begins "labor"	-0.14
begins "last"	-0.09
begins "late"	-0.06
begins "leave"	0.07
begins "let"	0.18
begins "line"	0.14
begins "local"	0.08
begins "lock"	0.22
begins "lost"	0.04
begins "lunch"	0.05
begins "made"	0.27
begins "mats"	0.1
begins "miss"	0.14
begins "mon"	-0.16
begins "my"	0.16
begins "need"	0.14
begins "new"	0.53
begins "next"	-0.24
begins "no"	0.42
begins "nobody"	0.24
begins "not"	-0.1
begins "offer"	0.25
begins "oil"	-0.08
begins "one"	-0.22
begins "open"	0.36
begins "ordered"	-0.11
begins "paid"	0.07
begins "paint"	0.08
begins "patio"	0.22
begins "peach"	0.17
begins "permit"	0.04
begins "photos"	0.24
begins "piano"	-0.15
begins "pick"	0.13
begins "pie"	0.16
begins "please"	0.06
begins "pool"	0.12
begins "price"	-0.33
begins "quote"	-0.14
begins "rain"	0.32
begins "ready"	0.43
begins "refund"	0.13
begins "room"	-0.05
begins "same"	0.24
begins "sat"	0.04
begins "second"	0.13
begins "see"	0.27
begins "send"	0.11
begins "she"	0.22
begins "shots"	0.11
begins "should"	0.28
begins "sign"	0.2
begins "small"	0.2
begins "so"	0.06
begins "sorry"	0.3
begins "start"	0.26
begins "starts"	-0.14
begins "still"	-0.42
begins "storage"	0.14
begins "sun"	-0.04
begins "taco"	0.12
begins "takes"	0.2
begins "tarp"	0.22
begins "tell"	0.24
begins "test"	0.11
begins "thank"	0.28
begins "thanks"	-0.04
begins "the"	-0.69
begins "thurs"	-0.06
begins "took"	0.25
begins "try"	0.26
begins "tues"	0.15
begins "turn"	0.13
begins "two"	0.39
begins "used"	0.14
begins "walk"	0.16
begins "want"	0.27
begins "wash"	0.05
begins "water"	0.22
begins "we"	0.16
begins "wear"	0.09
begins "wed"	0.14
begins "wedding"	-0.15
begins "well"	-0.21
begins "will"	0.27
begins "xray"	0.25
begins "you"	-0.28
begins adj	0.3
begins adj -	-0.19
begins adj - -	-0.19
begins adj adp det	0.17
begins adj adp small	0.23
begins adj det	0.22
begins adj large	-0.05
begins adj noun	0.32
begins adj noun -	0.03
begins adj noun adp	0.04
begins adj noun adv	0.13
begins adj noun cconj	0.24
begins adj noun day	0.12
begins adj noun large	-0.14
begins adj noun noun	-0.12
begins adj noun small	0.12
begins adj noun state	0.3
begins adj noun verb	0.21
begins adj num	0.08
begins adj small	0.17
begins adj small -	0.05
begins adj unit	0.18
begins adj unit -	-0.04
begins adj unit noun	0.14
begins adj unit state	0.23
begins adp	-1.18
begins adp det	-0.56
begins adp det noun	-0.31
begins adp noun	-0.29
begins adp small	-0.48
begins adv	-0.1
begins adv adj	0.25
begins adv adp	-0.05
begins adv day	0.14
begins adv deed	0.06
begins adv verb	0.36
begins adv verb noun	0.25
begins aux deed	0.24
begins be det	0.15
begins be det noun	0.15
begins clock	-0.19
begins day	-0.18
begins day adp	0.13
begins day adp day	0.21
begins day adp small	-0.05
begins day cconj	0.14
begins day cconj day	0.17
begins day clock	0.24
begins day noun	0.18
begins day noun small	0.28
begins day small	-0.2
begins day small adp	-0.17
begins day state	0.11
begins day verb	0.11
begins deed	0.38
begins deed adj	0.11
begins deed adj noun	0.13
begins deed adp	0.15
begins deed adp adp	0.35
begins deed adp clock	0.16
begins deed adp day	0.03
begins deed adp det	-0.04
begins deed adp month	0.18
begins deed adp small	0.13
begins deed adv	-0.09
begins deed be	0.16
begins deed cconj	0.27
begins deed deed	0.41
begins deed deed adp	0.15
begins deed deed day	0.19
begins deed deed pron	0.18
begins deed det	0.07
begins deed det adj	0.28
begins deed name	-0.08
begins deed noun	0.26
begins deed noun -	0.06
begins deed noun adp	0.18
begins deed noun noun	0.06
begins deed noun pron	0.2
begins deed noun verb	0.25
begins deed num	0.09
begins deed part	0.21
begins deed part verb	0.29
begins deed pron	0.27
begins deed pron adj	0.19
begins deed pron adp	0.26
begins deed pronoun	0.43
begins deed pronoun adp	0.18
begins deed pronoun verb	0.05
begins deed sconj	0.05
begins deed sconj pronoun	0.1
begins deed small	-0.21
begins deed verb	0.17
begins det	-0.47
begins det noun	-0.18
begins det noun -	-0.11
begins det noun be	-0.16
begins det noun verb	0.27
begins det pronoun	0.25
begins det state	0.18
begins intj	-0.23
begins intj noun	0.12
begins large	-0.36
begins large adp	-0.09
begins large adp noun	0.19
begins large det	0.07
begins large det unit	0.1
begins large each	-0.03
begins large each -	0.1
begins large unit	-0.03
begins mixed noun	0.13
begins money	0.25
begins money -	0.22
begins money - -	0.22
begins money det	0.04
begins money det unit	0.11
begins money large	0.16
begins month	-0.88
begins no	0.42
begins no noun	0.49
begins no noun -	0.21
begins no noun adp	0.39
begins noun	0.07
begins noun -	-0.31
begins noun - -	-0.31
begins noun adj	0.04
begins noun adj -	0.12
begins noun adp -	0.04
begins noun adp adp	0.08
begins noun adp deed	0.18
begins noun adp det	-0.13
begins noun adp noun	-0.2
begins noun adp pron	-0.11
begins noun adp small	0.08
begins noun adv	0.22
begins noun adv -	0.18
begins noun adv adp	0.08
begins noun adv det	0.24
begins noun be	0.15
begins noun be adj	0.06
begins noun be adp	-0.18
begins noun be adv	0.18
begins noun be day	0.06
begins noun be noun	0.21
begins noun be part	0.2
begins noun be pron	0.22
begins noun be state	-0.12
begins noun be verb	0.12
begins noun cconj	0.08
begins noun cconj det	0.29
begins noun cconj noun	0.13
begins noun day -	0.15
begins noun day adp	0.07
begins noun day cconj	0.2
begins noun day small	0.09
begins noun deed	0.07
begins noun deed adp	0.13
begins noun deed aux	0.24
begins noun deed verb	0.1
begins noun det	0.17
begins noun det noun	0.19
begins noun det unit	-0.14
begins noun large	-0.09
begins noun large -	0.03
begins noun large det	-0.06
begins noun large state	0.18
begins noun noun	0.21
begins noun noun -	0.05
begins noun noun adp	-0.31
begins noun noun be	0.29
begins noun noun cconj	-0.08
begins noun noun deed	0.18
begins noun noun large	0.33
begins noun noun month	0.28
begins noun noun noun	0.07
begins noun noun small	0.11
begins noun noun state	0.38
begins noun noun verb	0.06
begins noun pronoun	0.04
begins noun pronoun adv	0.23
begins noun size	0.06
begins noun size -	0.19
begins noun small	0.08
begins noun small -	0.27
begins noun small adj	0.07
begins noun small adp	-0.04
begins noun small cconj	0.21
begins noun small each	-0.17
begins noun small large	-0.31
begins noun state	0.12
begins noun state -	0.12
begins noun state adp	-0.08
begins noun state small	0.21
begins noun unit	0.05
begins noun verb	0.04
begins noun verb -	0.05
begins noun verb adj	0.06
begins noun verb adp	0.17
begins noun verb day	0.14
begins noun verb month	-0.19
begins noun verb small	0.12
begins noun verb state	0.13
begins num	0.17
begins num noun	0.13
begins num noun -	0.05
begins num unit	0.38
begins num unit -	0.13
begins pron	-0.29
begins pron adj	-0.37
begins pron adj noun	-0.07
begins pron deed	0.13
begins pron noun	-0.19
begins pron noun be	-0.07
begins pron noun noun	0.13
begins pron noun verb	0.17
begins pron verb	0.11
begins pron verb -	0.22
begins pronoun	-0.16
begins pronoun be	0.43
begins pronoun be adj	0.19
begins pronoun be det	0.22
begins pronoun be noun	0.22
begins pronoun be state	0.32
begins pronoun deed	0.03
begins pronoun deed adp	0.1
begins pronoun deed det	0.15
begins pronoun noun	-0.31
begins pronoun verb	0.3
begins pronoun verb -	-0.08
begins pronoun verb noun	0.21
begins pronoun verb pron	0.17
begins pronoun verb pronoun	0.22
begins propn	-0.05
begins propn be state	0.14
begins propn verb	0.26
begins sconj	-0.38
begins sconj pronoun	-0.16
begins size	0.15
begins size large	0.18
begins size large -	0.2
begins size noun	-0.05
begins size noun small	0.17
begins size small	0.12
begins size small -	0.12
begins small	0.11
begins small -	-0.06
begins small - -	-0.06
begins small adj	-0.07
begins small adj -	0.07
begins small adp	-0.22
begins small adp det	-0.15
begins small adp small	-0.19
begins small cconj	-0.16
begins small det	-0.07
begins small det unit	-0.08
begins small each	0.08
begins small each -	0.14
begins small large	0.11
begins small large -	0.04
begins small large adp	0.24
begins small noun	0.3
begins small noun -	0.17
begins small noun adp	0.12
begins small noun det	0.19
begins small noun noun	-0.3
begins small noun state	0.19
begins small noun verb	0.19
begins small part	0.15
begins small part verb	0.2
begins small state	0.13
begins small state -	0.04
begins small unit	0.25
begins small unit -	-0.04
begins small unit large	-0.12
begins small unit noun	0.22
begins small unit state	0.13
begins state	-0.13
begins state -	-0.19
begins state - -	-0.19
begins state adp	-0.06
begins state adp det	-0.12
begins state adp small	0.13
begins state day	0.15
begins state day -	0.13
begins state noun	0.22
begins state noun adp	0.19
begins state small	-0.06
begins state small unit	0.12
begins unit	-0.46
begins verb	0.1
begins verb -	-0.27
begins verb - -	-0.27
begins verb adj	-0.13
begins verb adj -	0.13
begins verb adp	-0.11
begins verb adp det	-0.14
begins verb adp small	-0.07
begins verb adv	0.12
begins verb adv -	0.11
begins verb cconj	-0.07
begins verb cconj verb	0.06
begins verb day	-0.03
begins verb day -	0.03
begins verb det	0.26
begins verb det adj	0.27
begins verb det noun	0.11
begins verb large	-0.18
begins verb large -	0.1
begins verb month	0.04
begins verb month small	-0.06
begins verb name	0.2
begins verb name name	0.19
begins verb noun	0.09
begins verb noun -	-0.16
begins verb noun adp	0.03
begins verb noun day	0.22
begins verb noun det	0.19
begins verb noun small	0.19
begins verb part	0.16
begins verb part verb	0.15
begins verb pron	0.19
begins verb pron noun	0.04
begins verb pronoun	0.14
begins verb small	0.05
begins verb small noun	-0.14
begins verb small unit	0.12
begins verb state adp	0.17
begins verb verb	0.1
begins verb verb adp	0.24
ends "1"	-0.17
ends "1" 4	-0.13
ends "1" 5	0.25
ends "10"	-0.06
ends "10" 3	-0.08
ends "10" 5	-0.22
ends "100"	0.03
ends "11"	0.19
ends "11" 3	0.13
ends "110"	0.21
ends "12" 2	0.05
ends "12" 3	-0.22
ends "12" 4	0.07
ends "120"	0.09
ends "120" 4	0.12
ends "14"	0.11
ends "14" 2	0.16
ends "140"	0.27
ends "140" 2	0.1
ends "15"	0.3
ends "15" 3	0.12
ends "15" 4	0.1
ends "150"	0.11
ends "150" 2	0.11
ends "18"	-0.21
ends "180" 3	0.13
ends "19"	0.21
ends "2"	-0.25
ends "2" 4	-0.2
ends "2" 8	0.22
ends "20"	0.12
ends "20" 2	0.16
ends "20" 4	-0.05
ends "20th"	0.29
ends "22"	0.35
ends "24"	0.09
ends "24" 5	0.2
ends "240"	-0.08
ends "25"	0.1
ends "25" 2	0.1
ends "250"	0.18
ends "27"	0.13
ends "28"	0.27
ends "3"	-0.26
ends "3" 2	-0.14
ends "30"	-0.09
ends "30" 2	-0.1
ends "30" 3	0.1
ends "300"	0.09
ends "31"	0.15
ends "35"	0.2
ends "38"	0.26
ends "4"	-0.09
ends "4" 3	-0.05
ends "4" 5	-0.09
ends "4" 6	0.09
ends "40"	-0.05
ends "40" 2	0.17
ends "40" 3	0.14
ends "400"	0.04
ends "400" 4	0.17
ends "45"	0.18
ends "45" 2	0.17
ends "45" 3	-0.04
ends "5"	-0.32
ends "5" 4	-0.15
ends "50"	-0.35
ends "500"	-0.08
ends "500" 2	0.2
ends "55"	0.11
ends "5:30"	0.26
ends "6"	0.04
ends "6" 4	0.14
ends "6" 6	0.11
ends "60"	0.08
ends "60" 2	0.06
ends "60" 3	0.11
ends "600"	0.21
ends "600" 3	0.22
ends "640"	0.15
ends "6am"	0.2
ends "7"	0.26
ends "7" 3	0.1
ends "7" 4	0.11
ends "7" 6	0.04
ends "70"	0.3
ends "70" 2	0.19
ends "75"	0.37
ends "75" 3	0.1
ends "8"	0.13
ends "8" 2	-0.09
ends "8" 3	0.1
ends "8" 4	0.07
ends "8" 6	0.22
ends "85"	0.06
ends "89"	0.11
ends "9"	0.19
ends "9" 2	0.28
ends "9" 3	-0.12
ends "900"	0.37
ends "900" 3	0.15
ends "95"	-0.15
ends "9am"	0.25
ends "after"	-0.11
ends "again"	0.14
ends "again" 4	0.2
ends "all"	-0.49
ends "appointment"	0.1
ends "appointment" 2	0.23
ends "attached"	0.19
ends "back"	-0.08
ends "back" 3	0.06
ends "back" 4	0.04
ends "before"	-0.16
ends "best"	-0.21
ends "blue"	0.09
ends "box"	0.09
ends "boxes"	0.07
ends "broken"	0.29
ends "call"	-0.19
ends "called"	0.19
ends "card"	-0.15
ends "charge"	-0.15
ends "clean"	0.11
ends "clean" 4	0.22
ends "closed"	-0.26
ends "cover"	0.16
ends "cover" 2	0.23
ends "dark"	0.17
ends "dark" 3	0.22
ends "day"	-0.04
ends "day" 2	-0.15
ends "days"	0.17
ends "days" 2	0.18
ends "days" 4	0.05
ends "deposit" 2	0.17
ends "dogs"	0.1
ends "dollars"	0.14
ends "done"	0.1
ends "done" 4	0.16
ends "door"	0.35
ends "door" 4	0.24
ends "down"	0.04
ends "down" 3	0.19
ends "dozen"	-0.04
ends "due"	-0.33
ends "each"	0.26
ends "each" 2	0.04
ends "each" 4	0.16
ends "estimate"	0.3
ends "estimate" 2	0.27
ends "extra"	0.18
ends "extra" 3	0.16
ends "fee"	0.07
ends "fine"	0.06
ends "fixed"	-0.04
ends "fixed" 3	0.06
ends "foot"	0.18
ends "free"	0.06
ends "free" 1	0.18
ends "free" 2	-0.19
ends "free" 3	0.22
ends "free" 5	-0.11
ends "fri"	0.06
ends "fri" 2	-0.11
ends "fri" 3	0.18
ends "fri" 4	0.27
ends "fri" 5	0.06
ends "friday"	-0.16
ends "front"	0.14
ends "ft"	-0.03
ends "full"	0.04
ends "glass"	0.18
ends "gone"	0.1
ends "gone" 3	0.15
ends "good"	-0.05
ends "great"	0.29
ends "gym"	0.13
ends "hall"	0.18
ends "heat"	0.14
ends "here"	0.19
ends "hold"	-0.07
ends "home"	-0.19
ends "hour"	0.2
ends "hour" 3	0.05
ends "hour" 4	0.07
ends "hours"	0.36
ends "hours" 2	0.1
ends "hours" 4	0.16
ends "hours" 5	0.05
ends "house"	0.11
ends "house" 4	0.19
ends "in"	-0.27
ends "in" 3	-0.05
ends "in" 4	0.03
ends "included"	0.44
ends "included" 2	0.14
ends "included" 3	0.09
ends "included" 4	0.1
ends "installed"	0.25
ends "insurance"	0.23
ends "insurance" 3	0.27
ends "it"	-0.04
ends "it" 3	0.16
ends "it" 4	0.05
ends "it" 7	0.14
ends "job"	0.22
ends "june"	0.12
ends "kids"	-0.21
ends "late"	0.08
ends "lb" 4	0.29
ends "leash"	0.21
ends "left"	0.17
ends "left" 3	0.17
ends "library"	-0.13
ends "lot"	0.22
ends "lunch"	0.14
ends "min"	-0.12
ends "minimum"	0.29
ends "minimum" 3	0.24
ends "minutes"	0.27
ends "minutes" 2	0.26
ends "mom"	0.22
ends "mon"	0.21
ends "mon" 3	0.17
ends "mon" 5	0.13
ends "month"	-0.07
ends "month" 3	0.18
ends "month" 4	0.12
ends "months"	-0.06
ends "months" 4	0.19
ends "more"	0.17
ends "more" 3	0.13
ends "more" 4	-0.07
ends "more" 5	0.16
ends "morning"	0.14
ends "needed" 3	-0.07
ends "night"	0.36
ends "night" 3	0.33
ends "noon"	0.18
ends "noon" 3	0.11
ends "now"	0.18
ends "now" 2	0.24
ends "now" 3	0.21
ends "off"	-0.15
ends "off" 2	-0.19
ends "off" 3	-0.07
ends "off" 4	0.16
ends "ok"	0.14
ends "ok" 2	0.13
ends "ok" 3	0.33
ends "on"	-0.64
ends "ones"	-0.05
ends "only"	0.34
ends "only" 2	0.22
ends "only" 3	0.15
ends "open"	-0.24
ends "open" 3	-0.07
ends "open" 5	0.13
ends "out"	-0.07
ends "paid"	0.12
ends "pantry"	0.11
ends "parts"	-0.1
ends "people"	0.3
ends "please"	0.09
ends "please" 3	0.27
ends "price"	0.18
ends "ready"	0.03
ends "ready" 3	0.06
ends "sat"	-0.22
ends "sat" 3	-0.14
ends "school"	-0.05
ends "seats"	0.22
ends "seats" 2	0.29
ends "shirt"	0.2
ends "shop"	0.21
ends "shop" 5	0.17
ends "short"	0.13
ends "short" 3	0.08
ends "sorry"	0.05
ends "sun"	0.11
ends "tag"	0.22
ends "that"	-0.3
ends "them"	0.11
ends "them" 3	0.3
ends "then"	-0.06
ends "there"	0.03
ends "thurs"	0.08
ends "thurs" 3	0.26
ends "today"	0.21
ends "today" 3	0.19
ends "tomorrow"	0.14
ends "tonight"	0.22
ends "total"	0.12
ends "total" 2	0.22
ends "town"	0.18
ends "town" 4	0.3
ends "truck"	-0.05
ends "tues"	-0.17
ends "tues" 3	0.04
ends "twice"	0.07
ends "unit"	0.07
ends "up"	0.07
ends "up" 3	-0.09
ends "up" 4	0.11
ends "us"	0.31
ends "us" 4	0.11
ends "wash"	0.03
ends "wed"	-0.05
ends "wed" 3	-0.06
ends "wed" 5	0.18
ends "week"	0.18
ends "week" 3	0.09
ends "week" 4	0.23
ends "week" 5	0.06
ends "weekends"	0.19
ends "weekends" 3	0.26
ends "weeks"	0.26
ends "weeks" 2	0.09
ends "weeks" 3	0.26
ends "welcome"	0.17
ends "welcome" 3	0.21
ends "work"	0.23
ends "wrong"	0.21
ends "year" 5	0.12
ends "yet"	0.27
ends "you"	-0.48
ends "you" 4	-0.07
ends "yours"	0.07
ends "yours" 3	0.13
ends - adj	-0.19
ends - money	0.22
ends - noun	-0.31
ends - small	-0.06
ends - state	-0.19
ends - verb	-0.27
ends adj	-0.21
ends adj day	0.17
ends adj large	0.05
ends adj noun	-0.12
ends adj small	-0.04
ends adj state	0.1
ends adj unit	0.22
ends adp	-0.61
ends adp adj	-0.04
ends adp adv	0.05
ends adp clock	0.24
ends adp day	0.07
ends adp large	0.04
ends adp mixed	-0.05
ends adp month	0.14
ends adp pron	0.17
ends adp pronoun	0.09
ends adp small	0.25
ends adp state	0.09
ends adp unit	0.16
ends adp verb	0.06
ends adv adj	0.04
ends adv adv	0.11
ends adv day	0.14
ends adv small	-0.16
ends adv state	0.13
ends adv verb	-0.1
ends aux small	0.22
ends aux verb	0.1
ends be adj	0.22
ends be adp	0.44
ends be adv	0.15
ends be day	0.15
ends be pron	-0.07
ends be state	0.2
ends be verb	0.2
ends cconj adj	0.15
ends cconj adp	0.2
ends cconj day	0.1
ends cconj noun	0.24
ends cconj small	-0.09
ends cconj verb	0.08
ends clock	0.5
ends day	-0.03
ends day clock	0.33
ends day noun	-0.37
ends day state	0.2
ends deed	-0.94
ends deed adj	-0.28
ends deed adp	-0.3
ends deed adv	0.13
ends deed day	0.15
ends deed noun	0.04
ends deed pron	-0.05
ends deed pronoun	-0.03
ends deed state	-0.07
ends deed verb	-0.15
ends det	-0.67
ends det adj	-0.49
ends det noun	0.24
ends det nth	0.27
ends det unit	0.35
ends each	0.3
ends large	0.41
ends large adj	-0.12
ends large each	0.31
ends large unit	-0.14
ends large verb	0.22
ends mixed	0.05
ends mixed noun	0.28
ends money	0.17
ends month	-0.24
ends month small	0.31
ends name	-0.3
ends name name	0.28
ends no noun	0.09
ends noun	-0.13
ends noun adj	-0.04
ends noun adp	-0.41
ends noun adv	0.25
ends noun clock	0.24
ends noun day	-0.08
ends noun deed	-0.47
ends noun large	0.07
ends noun money	0.06
ends noun noun	0.09
ends noun size	0.05
ends noun small	0.13
ends noun state	0.21
ends noun verb	-0.12
ends nth	0.13
ends num	-0.63
ends num unit	0.03
ends part day	0.17
ends part deed	-0.21
ends part verb	-0.12
ends pron	0.06
ends pron adj	-0.21
ends pron verb	0.15
ends pronoun	-0.52
ends pronoun deed	-0.3
ends pronoun det	0.17
ends pronoun unit	0.23
ends pronoun verb	-0.45
ends range	0.18
ends size	-0.08
ends size large	0.22
ends size noun	0.09
ends size small	0.08
ends small	0.23
ends small adj	0.05
ends small adv	0.06
ends small each	0.35
ends small large	0.27
ends small noun	-0.14
ends small state	-0.12
ends small unit	-0.05
ends state	0.11
ends state day	0.1
ends state large	0.13
ends state noun	-0.18
ends unit	0.24
ends unit adj	0.13
ends unit adp	0.13
ends unit large	0.28
ends unit small	0.07
ends unit state	0.19
ends verb	-0.36
ends verb adj	-0.08
ends verb adp	-0.35
ends verb adv	0.04
ends verb day	0.1
ends verb large	0.14
ends verb noun	-0.26
ends verb pron	0.11
ends verb small	0.07
ends verb state	-0.24
figures 0	-0.25
figures 1	-0.18
figures 2	-0.15
figures 3	-0.45
from adj to adj	-0.34
from adj to day	0.19
from adj to noun	0.08
from adj to nth	0.2
from adj to small	0.36
from adj to state	0.2
from adj to unit	0.08
from adj to verb	-0.09
from adp to noun	-0.58
from adp to small	-0.47
from adp to state	-0.19
from adv to month	0.19
from adv to small	-0.07
from adv to state	0.22
from aux to unit	0.24
from be to noun	0.09
from day to clock	0.22
from day to day	-0.63
from day to noun	-0.12
from day to small	0.15
from day to state	0.12
from deed to adj	-0.06
from deed to adp	-0.04
from deed to adv	0.2
from deed to clock	0.21
from deed to day	0.28
from deed to deed	-0.69
from deed to noun	0.26
from deed to nth	0.05
from deed to pron	0.03
from deed to pronoun	-0.11
from deed to range	0.22
from deed to small	0.22
from deed to state	-0.11
from deed to unit	0.09
from deed to verb	0.07
from det to noun	-0.24
from det to pronoun	0.13
from det to small	-0.05
from det to state	0.1
from det to verb	0.03
from large to adj	-0.05
from large to each	0.1
from large to noun	-0.1
from large to unit	-0.14
from money to money	0.21
from money to noun	-0.1
from money to small	0.19
from money to unit	0.1
from no to noun	0.17
from no to unit	0.11
from no to verb	0.31
from noun to adp	0.11
from noun to adv	0.06
from noun to clock	0.24
from noun to day	0.16
from noun to deed	-0.28
from noun to each	-0.11
from noun to large	0.13
from noun to money	-0.03
from noun to month	-0.29
from noun to name	-0.14
from noun to noun	-0.1
from noun to nth	0.29
from noun to pronoun	-0.27
from noun to small	0.12
from noun to verb	-0.05
from num to noun	-0.07
from num to state	0.27
from pron to noun	-0.36
from pron to small	-0.12
from pron to unit	0.1
from pron to verb	0.12
from pronoun to adj	-0.19
from pronoun to adv	0.07
from pronoun to noun	0.21
from pronoun to pron	0.05
from pronoun to pronoun	-0.16
from pronoun to small	-0.24
from pronoun to state	-0.4
from pronoun to unit	0.12
from pronoun to verb	-0.2
from propn to noun	0.23
from propn to state	0.09
from sconj to noun	0.11
from size to large	0.21
from size to small	0.07
from small to adj	-0.06
from small to adp	-0.34
from small to adv	-0.13
from small to day	-0.11
from small to each	0.44
from small to large	-0.03
from small to pron	0.1
from small to small	-0.08
from small to unit	0.03
from small to verb	-0.06
from state to day	0.18
from state to large	0.12
from state to noun	-0.3
from state to small	0.14
from state to state	-0.29
from state to unit	0.13
from unit to small	0.11
from verb to adj	0.09
from verb to adp	-0.23
from verb to adv	0.13
from verb to day	-0.07
from verb to large	0.2
from verb to month	0.08
from verb to name	0.28
from verb to noun	-0.06
from verb to nth	-0.04
from verb to pron	0.07
from verb to pronoun	-0.14
from verb to state	-0.41
from verb to unit	0.14
from verb to verb	-0.18
joins "000" adp	0.17
joins "1" adp	0.17
joins "1" large	0.24
joins "10" adj	-0.23
joins "10" adp	0.21
joins "10" noun	0.06
joins "10" unit	-0.14
joins "11" adp	0.21
joins "12" adp	-0.18
joins "12" noun	-0.07
joins "12" unit	0.11
joins "120" each	0.08
joins "14" noun	-0.11
joins "15" adp	-0.09
joins "15" unit	0.08
joins "150" det	0.08
joins "2" large	0.28
joins "2" noun	0.21
joins "2" unit	-0.11
joins "20" adj	0.15
joins "20" noun	-0.03
joins "20" state	0.13
joins "20" unit	0.08
joins "24" unit	0.09
joins "25" det	0.03
joins "25" unit	0.14
joins "3" adp	0.3
joins "3" large	0.22
joins "3" noun	0.08
joins "3" unit	0.29
joins "30" adp	0.25
joins "30" unit	0.26
joins "4" adp	0.31
joins "4" noun	-0.14
joins "4" unit	0.16
joins "5" adp	0.12
joins "5" noun	-0.04
joins "5" state	0.26
joins "5" unit	0.13
joins "50" noun	0.24
joins "50" state	0.2
joins "6" adp	-0.18
joins "6" det	-0.14
joins "6" large	0.13
joins "6" unit	0.2
joins "60" noun	0.07
joins "60" unit	-0.15
joins "7" adp	0.12
joins "7" unit	0.03
joins "8" adp	0.17
joins "8" unit	0.11
joins "9" adp	-0.12
joins "9" unit	0.14
joins "90" unit	0.06
joins "a" adj	-0.22
joins "a" noun	-0.21
joins "a" small	-0.14
joins "a" state	0.03
joins "a" unit	-0.26
joins "after" det	-0.09
joins "after" pronoun	0.22
joins "after" small	0.3
joins "ages" small	0.32
joins "all" noun	0.4
joins "all" pronoun	0.18
joins "an" noun	0.06
joins "an" unit	0.17
joins "and" adj	0.13
joins "and" adp	0.1
joins "and" day	0.13
joins "and" deed	0.06
joins "and" det	-0.22
joins "and" noun	-0.09
joins "and" small	0.12
joins "and" verb	-0.13
joins "any" noun	0.14
joins "apply" adp	0.06
joins "april" small	0.27
joins "are" adj	0.03
joins "are" adp	0.08
joins "are" state	0.1
joins "are" verb	0.07
joins "ask" adp	0.15
joins "ask" sconj	0.13
joins "at" clock	0.11
joins "at" det	0.49
joins "at" noun	-0.13
joins "at" small	-0.23
joins "at" unit	0.07
joins "ate" det	-0.12
joins "aug" small	0.2
joins "back" adp	0.45
joins "back" day	0.13
joins "back" verb	0.16
joins "balance" large	0.23
joins "before" det	-0.1
joins "before" month	0.13
joins "before" small	0.25
joins "blue" noun	0.03
joins "book" adp	0.12
joins "both" noun	0.05
joins "bring" det	0.3
joins "bring" noun	0.21
joins "bring" pron	0.13
joins "bring" pronoun	0.16
joins "bring" small	0.17
joins "by" day	-0.13
joins "by" det	0.17
joins "by" month	0.15
joins "by" noun	0.2
joins "by" small	-0.22
joins "call" adp	-0.07
joins "call" noun	-0.09
joins "call" pron	0.24
joins "call" sconj	0.17
joins "came" adp	-0.07
joins "came" adv	0.26
joins "can" be	0.13
joins "can" deed	0.25
joins "can" verb	0.3
joins "car" noun	0.26
joins "card" adp	0.27
joins "check" adp	0.11
joins "christmas" noun	0.21
joins "church" noun	0.21
joins "class" verb	0.31
joins "closed" day	0.31
joins "coffee" adp	0.16
joins "cold" noun	0.18
joins "come" adp	-0.11
joins "come" deed	0.2
joins "come" verb	0.18
joins "comes" day	0.24
joins "credit" adp	0.04
joins "custom" noun	0.18
joins "day" day	0.23
joins "day" noun	-0.12
joins "dec" small	0.42
joins "did" det	0.15
joins "dine" adp	0.14
joins "do" day	0.23
joins "do" pronoun	-0.05
joins "dog" noun	0.21
joins "dogs" adp	0.21
joins "down" adp	0.18
joins "dr" noun	0.2
joins "drive" adp	0.19
joins "drop" adp	0.17
joins "due" det	0.19
joins "eat" state	0.19
joins "ends" month	0.3
joins "every" noun	0.25
joins "extra" noun	0.2
joins "feb" small	-0.13
joins "fee" small	0.24
joins "fence" noun	0.21
joins "fire" noun	0.25
joins "first" noun	0.39
joins "first" unit	0.21
joins "food" noun	0.24
joins "for" adj	0.11
joins "for" det	0.49
joins "for" large	0.08
joins "for" noun	-0.13
joins "for" pron	-0.15
joins "for" small	0.38
joins "for" verb	0.1
joins "free" adp	0.21
joins "free" noun	0.03
joins "fri" adp	0.14
joins "fri" cconj	0.04
joins "from" det	0.15
joins "from" large	-0.15
joins "from" noun	0.17
joins "from" pron	-0.15
joins "from" small	0.2
joins "front" noun	-0.08
joins "gate" state	0.25
joins "get" det	0.2
joins "gift" noun	0.31
joins "go" adp	0.14
joins "goat" noun	0.19
joins "goes" adp	0.16
joins "guitar" noun	0.19
joins "half" noun	0.36
joins "half" state	0.31
joins "hand" noun	0.23
joins "has" det	-0.15
joins "her" adj	0.07
joins "her" noun	-0.14
joins "hi" noun	-0.04
joins "his" noun	-0.15
joins "hot" noun	0.03
joins "i" verb	0.07
joins "ice" noun	0.18
joins "if" pronoun	-0.22
joins "in" adp	0.18
joins "in" det	-0.14
joins "in" month	0.32
joins "in" noun	-0.2
joins "in" pron	0.28
joins "in" small	-0.1
joins "is" adj	-0.15
joins "is" adp	-0.15
joins "is" adv	0.2
joins "is" day	0.12
joins "is" det	-0.15
joins "is" noun	0.04
joins "is" pron	0.1
joins "is" small	0.17
joins "is" state	0.23
joins "is" verb	-0.22
joins "it" adp	-0.17
joins "it" adv	0.26
joins "it" be	0.08
joins "it" verb	-0.05
joins "jan" small	0.1
joins "june" small	0.05
joins "just" deed	0.26
joins "keep" det	0.12
joins "keep" pron	0.14
joins "keys" adp	0.13
joins "kids" adp	0.22
joins "kids" noun	0.07
joins "kids" small	0.08
joins "kids" verb	0.22
joins "ladies" noun	0.25
joins "last" day	0.23
joins "last" unit	0.26
joins "leave" det	0.1
joins "let" noun	0.13
joins "line" adp	0.11
joins "line" noun	0.21
joins "local" noun	0.06
joins "look" adp	0.14
joins "lost" noun	0.15
joins "made" adp	0.19
joins "march" small	-0.13
joins "mats" verb	0.23
joins "may" small	0.24
joins "milk" noun	0.22
joins "min" small	0.24
joins "miss" noun	0.05
joins "mon" adp	0.13
joins "more" noun	-0.23
joins "moved" adp	0.06
joins "mr" noun	0.2
joins "mrs" noun	0.23
joins "my" noun	0.09
joins "need" det	0.08
joins "need" noun	0.04
joins "new" noun	0.45
joins "new" num	0.09
joins "next" noun	0.09
joins "next" unit	0.16
joins "night" day	0.05
joins "no" noun	0.65
joins "no" state	0.06
joins "nobody" verb	0.2
joins "not" small	0.06
joins "not" verb	-0.15
joins "of" det	-0.21
joins "of" money	0.12
joins "of" noun	-0.29
joins "of" pron	-0.15
joins "of" small	-0.23
joins "off" adp	0.23
joins "off" det	0.3
joins "off" pron	0.3
joins "oil" noun	0.24
joins "old" noun	-0.18
joins "on" det	0.44
joins "on" month	0.17
joins "on" name	0.18
joins "on" noun	0.18
joins "on" nth	0.15
joins "on" small	0.23
joins "one" noun	0.15
joins "one" unit	0.24
joins "open" adp	0.21
joins "open" day	0.28
joins "open" noun	0.14
joins "open" small	0.08
joins "opens" day	0.16
joins "or" adj	-0.15
joins "or" day	0.16
joins "or" deed	-0.14
joins "or" noun	0.11
joins "or" small	0.12
joins "or" verb	0.08
joins "order" adp	-0.11
joins "our" adj	0.14
joins "our" noun	0.26
joins "out" small	-0.04
joins "over" small	0.32
joins "own" noun	0.26
joins "own" small	0.25
joins "oz" noun	0.24
joins "pay" adp	0.12
joins "percent" state	0.23
joins "plate" small	0.26
joins "please" deed	0.19
joins "plus" small	0.24
joins "price" noun	-0.09
joins "pump" be	0.04
joins "put" adp	-0.09
joins "ready" adp	0.24
joins "repair" small	0.15
joins "same" noun	0.13
joins "same" unit	0.24
joins "sat" adp	0.15
joins "sat" small	0.14
joins "sat" state	0.22
joins "second" noun	0.07
joins "see" pronoun	0.14
joins "sending" pron	0.23
joins "sept" small	0.31
joins "set" adp	0.17
joins "she" be	0.05
joins "she" verb	0.08
joins "should" deed	0.23
joins "show" month	0.17
joins "sign" adp	0.2
joins "sorry" adp	0.1
joins "spots" state	0.27
joins "spring" noun	0.19
joins "starts" adp	0.1
joins "starts" day	0.23
joins "starts" month	0.29
joins "still" verb	-0.05
joins "sun" small	0.18
joins "tables" small	0.06
joins "takes" small	0.14
joins "tell" noun	0.14
joins "tell" pron	0.19
joins "test" pronoun	0.22
joins "thank" pronoun	0.19
joins "thanks" adp	0.09
joins "the" adj	-0.27
joins "the" adv	0.16
joins "the" noun	-0.38
joins "the" nth	-0.22
joins "the" unit	-0.15
joins "their" noun	-0.15
joins "there" adp	-0.06
joins "they" deed	0.07
joins "this" noun	0.24
joins "thurs" adp	0.23
joins "thurs" small	-0.11
joins "till" month	-0.15
joins "till" small	0.16
joins "time" adp	0.16
joins "to" day	0.15
joins "to" deed	-0.13
joins "to" det	-0.15
joins "to" large	0.05
joins "to" noun	0.06
joins "to" pron	0.05
joins "to" small	-0.1
joins "to" unit	0.1
joins "to" verb	-0.2
joins "tues" adp	-0.07
joins "tues" cconj	0.14
joins "tues" small	0.17
joins "tune" adp	0.18
joins "twice" det	0.26
joins "two" noun	0.48
joins "two" unit	0.21
joins "under" det	0.16
joins "under" small	0.12
joins "units" adp	0.2
joins "up" adp	0.28
joins "up" month	0.16
joins "up" small	-0.12
joins "up" state	0.18
joins "up" verb	-0.03
joins "us" adp	0.22
joins "used" noun	0.07
joins "walk" noun	0.25
joins "want" part	0.06
joins "was" state	-0.23
joins "water" adv	0.22
joins "water" noun	-0.12
joins "we" aux	0.03
joins "we" be	-0.14
joins "we" deed	-0.21
joins "we" verb	-0.2
joins "wed" adp	0.21
joins "wed" small	0.13
joins "week" adp	-0.09
joins "weeks" large	0.23
joins "went" adp	0.18
joins "will" deed	0.29
joins "will" verb	0.17
joins "wings" small	0.24
joins "with" det	0.19
joins "with" noun	0.17
joins "with" pron	0.08
joins "with" pronoun	0.07
joins "year" adp	-0.1
joins "year" noun	0.1
joins "years" adp	0.04
joins "you" adp	0.11
joins "you" deed	0.19
joins "you" verb	-0.13
joins "your" adj	0.14
joins "your" deed	0.03
joins "your" noun	-0.15
joins - adj noun	-0.1
joins - adv verb	0.21
joins - be det	0.15
joins - day noun	0.22
joins - deed adp	-0.15
joins - deed deed	0.14
joins - deed det	0.1
joins - deed name	-0.08
joins - deed noun	0.18
joins - deed pronoun	0.13
joins - det noun	0.04
joins - intj noun	0.22
joins - noun adp	-0.15
joins - noun be	-0.22
joins - noun day	0.14
joins - noun deed	0.05
joins - noun large	0.31
joins - noun noun	0.11
joins - noun size	0.16
joins - noun small	0.41
joins - noun state	0.12
joins - noun unit	0.2
joins - noun verb	0.04
joins - pron noun	0.04
joins - pronoun deed	-0.15
joins - pronoun verb	0.15
joins - propn verb	0.26
joins - small noun	0.3
joins - state noun	0.35
joins - verb adp	-0.11
joins - verb det	0.11
joins - verb name	0.22
joins - verb noun	0.28
joins - verb pron	0.11
joins - verb small	0.12
joins - verb state	0.13
joins - verb verb	0.14
joins adj "and"	0.04
joins adj "class"	0.25
joins adj "day"	0.3
joins adj "door"	0.19
joins adj "fee"	0.32
joins adj "month"	0.14
joins adj "oak"	0.21
joins adj "one"	0.09
joins adj "ones"	0.18
joins adj "price"	0.18
joins adj "time"	0.33
joins adj "tub"	0.19
joins adj "week"	0.24
joins adj "year"	0.18
joins adj adj noun	0.24
joins adj adp	0.08
joins adj adp det	0.24
joins adj adp det >	0.25
joins adj adp month	0.12
joins adj adp month >	0.2
joins adj adp noun	-0.06
joins adj adp noun >	-0.11
joins adj adp small	0.2
joins adj adp small >	0.19
joins adj be	-0.15
joins adj cconj	-0.05
joins adj day	0.24
joins adj day noun >	0.24
joins adj deed	-0.14
joins adj deed adp	0.15
joins adj det	0.21
joins adj large noun >	0.2
joins adj noun	-0.28
joins adj noun adj	-0.12
joins adj noun adj >	-0.05
joins adj noun adp	-0.11
joins adj noun adp >	-0.07
joins adj noun adv	0.17
joins adj noun adv >	-0.19
joins adj noun be	0.17
joins adj noun be >	-0.18
joins adj noun cconj	0.15
joins adj noun cconj >	0.19
joins adj noun day	0.22
joins adj noun day >	-0.12
joins adj noun deed	-0.19
joins adj noun large	-0.16
joins adj noun large >	-0.24
joins adj noun no >	0.2
joins adj noun noun	-0.11
joins adj noun noun >	0.07
joins adj noun pronoun	0.09
joins adj noun small	-0.08
joins adj noun state	0.17
joins adj noun state >	0.27
joins adj noun verb	-0.16
joins adj noun verb >	-0.12
joins adj num	-0.16
joins adj num noun	0.07
joins adj pronoun	0.14
joins adj small	0.31
joins adj small noun >	0.24
joins adj state	-0.04
joins adj unit	0.5
joins adj unit - >	0.22
joins adj unit adp	-0.03
joins adj unit adp >	0.21
joins adj unit day >	0.12
joins adj unit deed >	0.13
joins adj unit noun	-0.05
joins adj unit noun >	0.18
joins adj unit state	0.22
joins adj unit state >	0.16
joins adp "1"	-0.13
joins adp "10"	-0.09
joins adp "11"	0.2
joins adp "2"	-0.13
joins adp "20"	-0.06
joins adp "22"	0.15
joins adp "24"	0.16
joins adp "25"	0.15
joins adp "3"	0.42
joins adp "30"	0.13
joins adp "4"	-0.12
joins adp "40"	-0.09
joins adp "5"	0.04
joins adp "50"	-0.14
joins adp "6"	-0.12
joins adp "60"	0.15
joins adp "8"	-0.12
joins adp "9"	0.16
joins adp "and"	0.04
joins adp "any"	0.13
joins adp "april"	0.16
joins adp "by"	0.2
joins adp "dark"	0.16
joins adp "dec"	0.15
joins adp "free"	0.16
joins adp "fri"	-0.15
joins adp "hand"	0.06
joins adp "her"	0.18
joins adp "it"	0.21
joins adp "jan"	0.19
joins adp "june"	0.22
joins adp "march"	0.11
joins adp "may"	0.16
joins adp "mon"	-0.08
joins adp "new"	0.17
joins adp "night"	0.12
joins adp "noon"	0.12
joins adp "oct"	0.15
joins adp "or"	0.06
joins adp "our"	0.23
joins adp "school"	0.12
joins adp "that"	0.15
joins adp "the"	-0.09
joins adp "them"	0.09
joins adp "then"	0.05
joins adp "thurs"	0.05
joins adp "to"	0.16
joins adp "town"	0.22
joins adp "tues"	0.21
joins adp "us"	0.2
joins adp "wed"	0.04
joins adp "you"	-0.16
joins adp "your"	0.21
joins adp adj	0.19
joins adp adj - >	0.12
joins adp adj noun	0.09
joins adp adj noun >	-0.03
joins adp adj unit	0.18
joins adp adj unit >	0.14
joins adp adp	0.35
joins adp adp det	0.15
joins adp adp det >	0.19
joins adp adp month	0.12
joins adp adp month >	0.18
joins adp adp noun	0.13
joins adp adp noun >	0.14
joins adp adp small	0.17
joins adp adp small >	0.2
joins adp adv	-0.29
joins adp aux	0.16
joins adp aux small	0.23
joins adp aux small >	0.13
joins adp cconj	0.09
joins adp clock	0.13
joins adp day	-0.12
joins adp day - >	-0.11
joins adp day adv >	0.12
joins adp day cconj	0.09
joins adp day noun >	0.09
joins adp deed adp	0.15
joins adp det	-0.12
joins adp det adj	-0.22
joins adp det adj >	-0.08
joins adp det noun	-0.27
joins adp det noun >	-0.05
joins adp det nth	-0.15
joins adp det nth >	-0.09
joins adp det state >	0.12
joins adp det unit	-0.11
joins adp large	-0.29
joins adp large - >	0.13
joins adp large noun >	0.14
joins adp mixed	-0.04
joins adp money	0.25
joins adp money state >	0.06
joins adp month	0.23
joins adp month - >	0.16
joins adp month noun >	0.17
joins adp month small	-0.14
joins adp month small >	0.12
joins adp name name	0.2
joins adp name name >	-0.08
joins adp noun	-0.33
joins adp noun adp	-0.05
joins adp noun adp >	-0.19
joins adp noun cconj	-0.23
joins adp noun cconj >	-0.16
joins adp noun deed >	0.19
joins adp noun det	0.28
joins adp noun large	0.24
joins adp noun large >	0.13
joins adp noun noun	-0.05
joins adp noun noun >	-0.15
joins adp noun pron >	0.25
joins adp noun pronoun >	0.1
joins adp noun small	-0.19
joins adp noun state >	0.15
joins adp noun verb >	-0.05
joins adp nth	0.15
joins adp pron	-0.13
joins adp pron - >	-0.11
joins adp pron adj	-0.1
joins adp pron adj >	0.19
joins adp pron noun	-0.23
joins adp pronoun	-0.16
joins adp pronoun - >	0.17
joins adp pronoun deed	-0.08
joins adp pronoun deed >	-0.1
joins adp small	-0.3
joins adp small - >	-0.15
joins adp small adj >	-0.11
joins adp small adp >	-0.13
joins adp small cconj	0.07
joins adp small cconj >	0.07
joins adp small day	-0.05
joins adp small day >	0.15
joins adp small deed >	0.28
joins adp small det >	-0.23
joins adp small large >	0.15
joins adp small no >	0.09
joins adp small noun	-0.25
joins adp small noun >	-0.36
joins adp small num >	0.24
joins adp small small >	0.2
joins adp small state	-0.1
joins adp small state >	0.22
joins adp small unit	0.5
joins adp small unit >	0.2
joins adp small verb >	0.17
joins adp state	0.27
joins adp state noun	0.2
joins adp state noun >	0.17
joins adp unit	0.15
joins adp unit noun >	0.1
joins adv "a"	0.38
joins adv "fri"	0.25
joins adv "from"	0.2
joins adv "in"	0.21
joins adv "the"	0.2
joins adv "up"	0.18
joins adv "wed"	0.24
joins adv adj	-0.1
joins adv adj - >	0.11
joins adv adj adp	0.16
joins adv adj noun	-0.12
joins adv adj noun >	0.04
joins adv adp	0.09
joins adv adp det	0.17
joins adv adp det >	0.26
joins adv adp noun	0.19
joins adv adp noun >	0.23
joins adv adp small	0.04
joins adv adv	-0.2
joins adv day adp	0.19
joins adv day adp >	0.08
joins adv day noun >	0.22
joins adv deed	-0.11
joins adv deed adp	-0.13
joins adv det	0.13
joins adv det adj	0.11
joins adv det unit	0.06
joins adv det unit >	0.3
joins adv noun	-0.2
joins adv pronoun	0.2
joins adv pronoun verb	0.29
joins adv pronoun verb >	0.25
joins adv small	-0.1
joins adv small adp	0.18
joins adv state	-0.25
joins adv verb	0.03
joins adv verb adp	0.19
joins adv verb adp >	0.28
joins adv verb noun	0.15
joins adv verb noun >	-0.05
joins adv verb verb	0.26
joins aux "take"	0.23
joins aux deed	0.23
joins aux small	0.29
joins aux verb	0.36
joins be "a"	-0.23
joins be "at"	0.06
joins be "back"	0.14
joins be "closed"	0.04
joins be "done"	0.04
joins be "due"	-0.23
joins be "fine"	0.14
joins be "free"	0.07
joins be "full"	0.03
joins be "here"	0.04
joins be "in"	0.13
joins be "it"	-0.05
joins be "on"	0.08
joins be "open"	0.04
joins be "out"	0.05
joins be "ready"	0.06
joins be "sat"	0.05
joins be "the"	-0.11
joins be "to"	0.06
joins be "tues"	0.19
joins be "yours"	0.1
joins be adj	-0.1
joins be adj adp	-0.05
joins be adj noun >	0.08
joins be adp	-0.14
joins be adp det	0.24
joins be adp det >	0.1
joins be adp pron	0.21
joins be adp pron >	0.04
joins be adp small	-0.34
joins be adp small >	-0.15
joins be adv	-0.06
joins be adv adj >	-0.15
joins be adv adp	0.19
joins be adv adp >	0.16
joins be adv verb	0.04
joins be adv verb >	0.06
joins be day	0.24
joins be det	-0.24
joins be det adj	-0.29
joins be det adj >	-0.28
joins be det noun	0.09
joins be det noun >	0.18
joins be det nth >	0.14
joins be large	0.04
joins be noun	0.2
joins be part	-0.14
joins be pron	-0.15
joins be pron noun	-0.18
joins be pron noun >	0.07
joins be pronoun	-0.05
joins be small	-0.13
joins be small unit	-0.14
joins be small unit >	-0.14
joins be state	-0.16
joins be state adj >	0.12
joins be state adp	0.32
joins be state adp >	0.14
joins be state noun >	0.11
joins be verb	-0.32
joins be verb adp	0.26
joins be verb adp >	0.05
joins be verb noun >	-0.15
joins be verb small >	-0.15
joins cconj "4"	0.04
joins cconj "a"	-0.15
joins cconj "the"	-0.14
joins cconj "thurs"	0.06
joins cconj "up"	0.08
joins cconj "wed"	0.12
joins cconj "weekends"	0.07
joins cconj adj	-0.13
joins cconj adj noun >	-0.14
joins cconj adp	0.11
joins cconj adp noun >	0.07
joins cconj day	0.27
joins cconj day adp	0.26
joins cconj day adp >	0.12
joins cconj day verb >	0.04
joins cconj deed	-0.14
joins cconj det	-0.22
joins cconj det noun	-0.22
joins cconj det noun >	-0.22
joins cconj noun	-0.17
joins cconj noun - >	-0.15
joins cconj noun adp	0.25
joins cconj noun adp >	0.11
joins cconj noun deed >	0.11
joins cconj noun large >	0.05
joins cconj noun noun	-0.2
joins cconj noun noun >	0.31
joins cconj noun small >	0.19
joins cconj noun state >	0.18
joins cconj small	0.22
joins cconj small adp	0.19
joins cconj small adp >	0.07
joins cconj small noun >	0.08
joins cconj verb	-0.13
joins cconj verb adp	0.2
joins cconj verb adp >	0.11
joins cconj verb deed >	0.05
joins cconj verb det >	0.07
joins cconj verb small >	-0.14
joins clock "to"	0.07
joins clock adp	0.17
joins day "10"	0.31
joins day "2"	0.24
joins day "8"	0.07
joins day "9"	0.1
joins day "after"	0.18
joins day "and"	0.11
joins day "at"	0.36
joins day "dec"	0.21
joins day "only"	0.21
joins day "or"	0.15
joins day "till"	0.17
joins day "to"	0.11
joins day adj noun	0.18
joins day adp	0.23
joins day adp day	0.04
joins day adp day >	0.04
joins day adp small	0.34
joins day adp small >	0.13
joins day adv	-0.13
joins day cconj	0.23
joins day cconj day	0.22
joins day cconj day >	0.22
joins day clock	0.32
joins day deed adp	0.1
joins day deed det	0.1
joins day deed noun	0.1
joins day det nth	-0.15
joins day month	0.23
joins day month small	0.09
joins day month small >	0.23
joins day no noun	0.06
joins day noun	-0.29
joins day noun adp	0.17
joins day noun be	0.04
joins day noun noun	0.33
joins day noun small	0.14
joins day noun small >	0.13
joins day noun verb	0.06
joins day part	0.08
joins day part day	0.07
joins day part day >	0.07
joins day small	0.15
joins day small adp	0.19
joins day small adp >	0.41
joins day small noun >	-0.2
joins day state - >	0.17
joins day verb	-0.27
joins day verb noun	0.21
joins day verb state	0.24
joins deed "2"	0.17
joins deed "3"	-0.1
joins deed "50"	0.24
joins deed "a"	0.35
joins deed "an"	0.14
joins deed "at"	0.09
joins deed "back"	0.19
joins deed "be"	0.16
joins deed "before"	-0.09
joins deed "by"	0.24
joins deed "do"	0.12
joins deed "for"	0.26
joins deed "her"	0.19
joins deed "his"	0.13
joins deed "id"	0.16
joins deed "if"	0.22
joins deed "in"	-0.13
joins deed "is"	0.06
joins deed "it"	0.24
joins deed "me"	0.17
joins deed "not"	0.18
joins deed "on"	-0.1
joins deed "one"	0.15
joins deed "pay"	0.15
joins deed "the"	0.28
joins deed "to"	0.12
joins deed "up"	0.06
joins deed "us"	0.21
joins deed "you"	0.25
joins deed "your"	0.18
joins deed adj	0.36
joins deed adj - >	0.09
joins deed adj noun	0.22
joins deed adj noun >	0.22
joins deed adp	-0.05
joins deed adp - >	0.15
joins deed adp adp	0.21
joins deed adp adp >	0.25
joins deed adp cconj	0.07
joins deed adp cconj >	0.13
joins deed adp clock	0.11
joins deed adp clock >	0.09
joins deed adp day	-0.09
joins deed adp day >	-0.05
joins deed adp det	-0.07
joins deed adp det >	-0.12
joins deed adp month	0.09
joins deed adp month >	0.1
joins deed adp noun	-0.06
joins deed adp noun >	0.19
joins deed adp small	-0.04
joins deed adp small >	0.13
joins deed adp verb	0.27
joins deed adp verb >	0.14
joins deed adv	0.09
joins deed aux	-0.13
joins deed be	0.17
joins deed be day	0.23
joins deed be day >	0.08
joins deed be pronoun	0.24
joins deed be pronoun >	0.06
joins deed cconj	0.05
joins deed deed	0.36
joins deed deed adp	0.16
joins deed deed adp >	0.22
joins deed deed day	0.16
joins deed deed day >	0.12
joins deed deed noun >	0.16
joins deed deed pron	0.13
joins deed deed pron >	0.16
joins deed det	0.44
joins deed det adj	0.23
joins deed det adj >	0.26
joins deed det noun	0.49
joins deed det noun >	0.29
joins deed name	-0.08
joins deed noun - >	0.06
joins deed noun adp	0.22
joins deed noun adp >	0.18
joins deed noun adv >	0.23
joins deed noun cconj	0.04
joins deed noun cconj >	0.17
joins deed noun noun	-0.1
joins deed noun noun >	0.23
joins deed noun pron	0.23
joins deed noun pron >	0.13
joins deed noun verb	0.26
joins deed noun verb >	0.16
joins deed num	0.22
joins deed num noun	0.17
joins deed num noun >	0.19
joins deed part	0.19
joins deed part verb	0.12
joins deed part verb >	0.16
joins deed pron	0.15
joins deed pron - >	0.13
joins deed pron adj	0.08
joins deed pron adj >	0.11
joins deed pron adp >	-0.03
joins deed pron noun	0.09
joins deed pron noun >	0.2
joins deed pron verb	-0.07
joins deed pron verb >	0.23
joins deed pronoun	0.15
joins deed pronoun - >	0.16
joins deed pronoun adp	0.11
joins deed pronoun adp >	0.14
joins deed pronoun det	0.18
joins deed pronoun det >	0.17
joins deed pronoun verb	-0.05
joins deed pronoun verb >	0.14
joins deed sconj	0.22
joins deed sconj pronoun	0.11
joins deed sconj pronoun >	0.19
joins deed small	-0.27
joins deed small noun	-0.3
joins deed small noun >	-0.34
joins deed small state	0.21
joins deed small state >	0.24
joins deed verb	0.22
joins deed verb det	0.18
joins deed verb det >	0.21
joins deed verb pron	0.17
joins deed verb pron >	0.2
joins deed verb pronoun	0.2
joins deed verb pronoun >	0.2
joins deed verb small >	0.19
joins det "14th"	-0.15
joins det "20th"	0.09
joins det "6"	0.13
joins det "back"	0.05
joins det "blue"	0.15
joins det "card"	0.05
joins det "church"	0.13
joins det "credit"	0.06
joins det "day"	0.22
joins det "door"	0.08
joins det "dozen"	0.06
joins det "fence"	0.07
joins det "foot"	0.06
joins det "gate"	0.11
joins det "heat"	0.06
joins det "hour"	0.17
joins det "house"	0.08
joins det "lb"	0.13
joins det "library"	-0.15
joins det "month"	-0.22
joins det "new"	-0.14
joins det "night"	0.2
joins det "old"	-0.15
joins det "red"	0.1
joins det "rest"	0.06
joins det "same"	0.16
joins det "second"	0.08
joins det "shop"	-0.15
joins det "week"	-0.23
joins det "year"	0.06
joins det adj	-0.27
joins det adj - >	0.12
joins det adj deed >	0.11
joins det adj noun	0.06
joins det adj noun >	-0.26
joins det adj num	0.06
joins det adj num >	-0.14
joins det adv	0.17
joins det day	0.17
joins det noun	-0.32
joins det noun - >	-0.21
joins det noun adj	0.09
joins det noun adj >	0.15
joins det noun adp	-0.05
joins det noun adp >	-0.15
joins det noun adv >	-0.15
joins det noun be	-0.23
joins det noun be >	-0.23
joins det noun cconj	0.12
joins det noun cconj >	0.12
joins det noun day	0.05
joins det noun day >	-0.13
joins det noun deed >	-0.13
joins det noun det >	-0.15
joins det noun large	-0.14
joins det noun large >	0.25
joins det noun noun	-0.16
joins det noun noun >	-0.19
joins det noun pronoun	0.12
joins det noun pronoun >	0.24
joins det noun small >	0.15
joins det noun state >	0.19
joins det noun verb	-0.21
joins det noun verb >	0.22
joins det nth	-0.22
joins det nth - >	-0.15
joins det nth deed >	0.11
joins det nth noun >	0.2
joins det pronoun	0.18
joins det pronoun deed >	0.18
joins det small	-0.14
joins det small unit	0.11
joins det small unit >	-0.05
joins det state	-0.03
joins det state noun	0.13
joins det state noun >	-0.11
joins det unit	-0.24
joins det unit - >	0.05
joins det unit adj >	0.05
joins det unit adp	-0.07
joins det unit adp >	-0.29
joins det unit deed >	0.15
joins det unit large >	0.06
joins det unit noun >	0.23
joins det unit small >	0.17
joins det unit verb >	-0.14
joins each noun adp	0.09
joins intj noun	-0.04
joins large "a"	-0.12
joins large "due"	0.3
joins large "each"	-0.15
joins large "for"	0.31
joins large "ft"	0.08
joins large "installed"	0.17
joins large "total"	0.26
joins large "with"	0.19
joins large adj	-0.26
joins large adj noun	-0.19
joins large adj noun >	-0.2
joins large adj unit	0.15
joins large adp	0.34
joins large adp det	0.09
joins large adp det >	0.3
joins large adp noun	-0.13
joins large adp noun >	0.24
joins large adp small	0.07
joins large adp small >	0.19
joins large cconj	0.07
joins large deed adp	0.11
joins large det	-0.1
joins large det noun	0.13
joins large det noun >	0.15
joins large det unit	-0.12
joins large det unit >	-0.12
joins large each - >	0.12
joins large each noun >	0.23
joins large noun	-0.55
joins large noun adp	-0.06
joins large noun be	0.1
joins large noun cconj	0.13
joins large noun noun	0.06
joins large noun small	0.07
joins large noun state	0.14
joins large num noun	0.17
joins large small unit	0.19
joins large state	0.09
joins large state - >	0.22
joins large state adp	0.18
joins large state det	0.2
joins large state det >	0.28
joins large unit	-0.22
joins large unit noun >	0.09
joins large verb	-0.1
joins large verb adp	0.13
joins mixed noun	0.2
joins mixed state	0.09
joins money "000"	0.19
joins money "a"	0.12
joins money "for"	0.19
joins money "or"	0.05
joins money adp noun	0.07
joins money adp noun >	-0.09
joins money cconj	0.08
joins money det	0.14
joins money det unit	0.13
joins money det unit >	0.13
joins money large	0.28
joins money noun	-0.07
joins money state noun	0.2
joins month "1"	0.38
joins month "10"	-0.06
joins month "11"	0.2
joins month "12"	0.31
joins month "15"	0.08
joins month "20"	0.24
joins month "28"	0.15
joins month "3"	-0.04
joins month "30"	0.26
joins month "31"	0.13
joins month "4"	0.22
joins month "8"	0.13
joins month "9"	0.28
joins month small	0.13
joins month small adp	0.05
joins month small adp >	0.25
joins month small cconj	0.11
joins month small cconj >	0.26
joins month small deed >	0.32
joins month small no >	0.16
joins month small noun >	0.05
joins month small pronoun >	0.2
joins month small small >	0.07
joins name adp	-0.12
joins name adp det	-0.09
joins name adp det >	-0.04
joins name be	0.05
joins name deed	0.28
joins name name	0.3
joins name name adp	-0.14
joins name name adp >	-0.08
joins name noun	0.03
joins name pronoun	0.11
joins no "appointment"	0.09
joins no "charge"	0.06
joins no "cover"	0.07
joins no "extra"	0.06
joins no noun	0.65
joins no noun - >	0.15
joins no noun adp	0.41
joins no noun adp >	0.26
joins no noun noun	-0.07
joins no noun noun >	0.21
joins no noun state	-0.1
joins no noun state >	0.11
joins no noun verb >	0.15
joins no state	0.06
joins no state noun	0.2
joins no state noun >	0.06
joins noun "1"	-0.11
joins noun "10"	-0.23
joins noun "11"	-0.11
joins noun "12"	-0.08
joins noun "120"	0.29
joins noun "150"	0.23
joins noun "16"	0.21
joins noun "160"	0.21
joins noun "18"	-0.05
joins noun "180"	-0.06
joins noun "2"	0.11
joins noun "2.50"	0.2
joins noun "20"	-0.06
joins noun "22"	-0.06
joins noun "24"	-0.07
joins noun "25"	0.08
joins noun "28"	0.25
joins noun "3"	-0.05
joins noun "30"	-0.32
joins noun "4"	0.1
joins noun "40"	-0.04
joins noun "45"	0.13
joins noun "500"	0.14
joins noun "6"	0.28
joins noun "60"	-0.08
joins noun "600"	0.15
joins noun "7"	0.15
joins noun "75"	0.19
joins noun "8"	-0.09
joins noun "a"	0.13
joins noun "about"	0.21
joins noun "after"	0.34
joins noun "all"	-0.22
joins noun "and"	-0.16
joins noun "are"	0.21
joins noun "at"	-0.17
joins noun "back"	-0.06
joins noun "before"	-0.04
joins noun "bill"	0.18
joins noun "breakfast"	0.08
joins noun "by"	0.14
joins noun "came"	0.12
joins noun "card"	0.23
joins noun "cards"	0.26
joins noun "care"	0.23
joins noun "change"	0.18
joins noun "check"	0.32
joins noun "cleaning"	0.28
joins noun "closed"	-0.1
joins noun "closes"	-0.04
joins noun "code"	0.12
joins noun "comes"	0.34
joins noun "cook"	0.17
joins noun "cream"	0.25
joins noun "day"	0.29
joins noun "dec"	0.19
joins noun "did"	0.09
joins noun "done"	0.28
joins noun "down"	0.15
joins noun "drive"	-0.09
joins noun "eat"	0.22
joins noun "ends"	-0.11
joins noun "extra"	0.09
joins noun "fair"	0.29
joins noun "fee"	0.21
joins noun "fixed"	-0.04
joins noun "for"	0.13
joins noun "fri"	0.46
joins noun "from"	-0.11
joins noun "get"	0.29
joins noun "go"	0.22
joins noun "goes"	0.2
joins noun "had"	0.05
joins noun "hall"	0.24
joins noun "has"	-0.15
joins noun "her"	0.28
joins noun "here"	0.25
joins noun "in"	0.08
joins noun "included"	0.36
joins noun "is"	-0.26
joins noun "it"	0.04
joins noun "job"	0.29
joins noun "june"	0.25
joins noun "know"	0.24
joins noun "last"	0.15
joins noun "left"	0.25
joins noun "list"	0.24
joins noun "lot"	0.25
joins noun "lunch"	0.26
joins noun "may"	0.21
joins noun "moved"	0.22
joins noun "moves"	0.23
joins noun "needed"	0.2
joins noun "needs"	0.24
joins noun "next"	0.24
joins noun "night"	0.24
joins noun "no"	-0.13
joins noun "not"	-0.08
joins noun "nov"	0.2
joins noun "now"	0.19
joins noun "of"	-0.26
joins noun "off"	0.36
joins noun "ok"	0.26
joins noun "on"	0.08
joins noun "opens"	0.12
joins noun "or"	0.14
joins noun "our"	0.22
joins noun "out"	0.29
joins noun "over"	0.25
joins noun "plate"	0.21
joins noun "price"	0.32
joins noun "pump"	0.21
joins noun "repair"	0.2
joins noun "room"	0.24
joins noun "sale"	0.17
joins noun "same"	-0.09
joins noun "sat"	-0.05
joins noun "says"	0.19
joins noun "sept"	0.17
joins noun "shop"	0.2
joins noun "show"	0.17
joins noun "soap"	0.24
joins noun "starts"	0.16
joins noun "still"	0.12
joins noun "store"	0.26
joins noun "sun"	0.24
joins noun "test"	0.25
joins noun "the"	-0.05
joins noun "this"	0.35
joins noun "thurs"	0.06
joins noun "till"	-0.15
joins noun "to"	-0.14
joins noun "today"	0.23
joins noun "truck"	0.2
joins noun "tues"	-0.13
joins noun "tuesday"	0.2
joins noun "tune"	0.24
joins noun "twice"	0.27
joins noun "under"	0.22
joins noun "up"	0.28
joins noun "wanted"	0.09
joins noun "was"	-0.15
joins noun "wash"	0.33
joins noun "we"	-0.28
joins noun "wed"	-0.15
joins noun "welcome"	0.22
joins noun "went"	0.26
joins noun "were"	0.05
joins noun "with"	0.11
joins noun "work"	0.21
joins noun "yet"	0.24
joins noun "you"	0.31
joins noun adj	-0.23
joins noun adj - >	0.2
joins noun adj adp	0.19
joins noun adj day >	0.34
joins noun adj noun	-0.07
joins noun adj noun >	-0.26
joins noun adj unit	0.23
joins noun adj unit >	-0.1
joins noun adp	-0.13
joins noun adp adj	-0.03
joins noun adp adp	0.16
joins noun adp adp >	0.19
joins noun adp adv	-0.11
joins noun adp adv >	-0.05
joins noun adp day	0.12
joins noun adp day >	0.27
joins noun adp deed	0.13
joins noun adp deed >	0.12
joins noun adp det	-0.09
joins noun adp large	-0.22
joins noun adp large >	-0.16
joins noun adp money	0.24
joins noun adp money >	0.2
joins noun adp month	0.25
joins noun adp month >	0.39
joins noun adp name	0.28
joins noun adp name >	0.29
joins noun adp noun	-0.2
joins noun adp noun >	-0.1
joins noun adp nth	0.15
joins noun adp nth >	0.18
joins noun adp pron	-0.3
joins noun adp pron >	-0.27
joins noun adp pronoun	0.22
joins noun adp pronoun >	0.24
joins noun adp small	-0.11
joins noun adp small >	-0.1
joins noun adp state	0.17
joins noun adp unit	0.09
joins noun adp unit >	0.2
joins noun adp verb	-0.05
joins noun adp verb >	0.21
joins noun adv	-0.14
joins noun adv - >	0.23
joins noun adv adj >	0.05
joins noun adv adp	0.23
joins noun adv deed >	0.08
joins noun adv det	0.19
joins noun adv det >	0.23
joins noun adv small >	0.27
joins noun adv state >	-0.04
joins noun aux	0.05
joins noun aux small	0.2
joins noun aux small >	0.21
joins noun be	-0.43
joins noun be adj	-0.1
joins noun be adj >	-0.15
joins noun be adp	0.23
joins noun be adp >	0.23
joins noun be adv	0.17
joins noun be adv >	0.16
joins noun be day	0.12
joins noun be day >	0.12
joins noun be det	-0.15
joins noun be det >	-0.15
joins noun be noun	0.06
joins noun be noun >	0.06
joins noun be part	-0.14
joins noun be part >	-0.15
joins noun be pron	0.09
joins noun be pron >	0.09
joins noun be small	-0.14
joins noun be small >	-0.14
joins noun be state	0.23
joins noun be state >	0.23
joins noun be verb	-0.22
joins noun be verb >	-0.22
joins noun cconj	-0.11
joins noun cconj day	0.04
joins noun cconj day >	0.04
joins noun cconj deed	0.05
joins noun cconj deed >	0.05
joins noun cconj det	-0.14
joins noun cconj det >	-0.14
joins noun cconj noun	-0.09
joins noun cconj noun >	-0.09
joins noun cconj verb	0.2
joins noun cconj verb >	0.2
joins noun clock	0.26
joins noun day	-0.06
joins noun day - >	0.29
joins noun day adp	0.16
joins noun day adp >	-0.16
joins noun day cconj	0.08
joins noun day cconj >	0.11
joins noun day clock	0.26
joins noun day month >	0.05
joins noun day noun	-0.1
joins noun day noun >	-0.07
joins noun day small	0.19
joins noun day small >	0.52
joins noun day state	0.17
joins noun day verb >	-0.05
joins noun deed	-0.34
joins noun deed adj	0.2
joins noun deed adj >	0.24
joins noun deed adp	-0.16
joins noun deed adp >	-0.16
joins noun deed aux	0.16
joins noun deed aux >	0.12
joins noun deed be	0.06
joins noun deed deed	0.28
joins noun deed det	0.18
joins noun deed noun	-0.08
joins noun deed noun >	-0.12
joins noun deed pron	0.23
joins noun deed pronoun	0.15
joins noun deed small >	-0.14
joins noun deed verb	0.31
joins noun deed verb >	0.06
joins noun det	-0.15
joins noun det adj	0.09
joins noun det adj >	0.2
joins noun det noun	0.36
joins noun det noun >	-0.24
joins noun det unit	-0.25
joins noun large	-0.11
joins noun large adj >	-0.32
joins noun large adp	0.27
joins noun large adp >	0.08
joins noun large deed >	0.3
joins noun large det >	0.03
joins noun large each	-0.08
joins noun large each >	-0.15
joins noun large noun	-0.15
joins noun large noun >	0.22
joins noun large num >	0.22
joins noun large small >	0.16
joins noun large state	0.05
joins noun large state >	0.26
joins noun mixed	-0.13
joins noun money	-0.25
joins noun month	0.26
joins noun month small	0.52
joins noun month small >	0.51
joins noun name	0.04
joins noun name name	0.22
joins noun name name >	0.25
joins noun no	-0.13
joins noun no noun	0.28
joins noun noun	-0.09
joins noun noun - >	-0.09
joins noun noun adj	-0.27
joins noun noun adj >	0.24
joins noun noun adp	0.04
joins noun noun adv >	-0.03
joins noun noun aux	0.21
joins noun noun be	-0.22
joins noun noun be >	-0.12
joins noun noun cconj	0.45
joins noun noun cconj >	-0.2
joins noun noun day	0.07
joins noun noun day >	0.17
joins noun noun det	-0.1
joins noun noun det >	0.06
joins noun noun large >	0.05
joins noun noun mixed >	0.25
joins noun noun money >	0.29
joins noun noun month	0.38
joins noun noun month >	0.26
joins noun noun noun	-0.04
joins noun noun noun >	-0.2
joins noun noun pron >	0.2
joins noun noun pronoun	-0.28
joins noun noun pronoun >	-0.08
joins noun noun small	0.15
joins noun noun small >	-0.12
joins noun noun state >	0.07
joins noun noun verb	0.17
joins noun noun verb >	0.13
joins noun num noun	0.22
joins noun part	-0.15
joins noun pron noun	0.15
joins noun pron noun >	0.17
joins noun pronoun	-0.17
joins noun pronoun adv	0.2
joins noun pronoun adv >	0.21
joins noun pronoun be	-0.15
joins noun pronoun deed >	-0.08
joins noun pronoun noun	0.29
joins noun pronoun noun >	0.29
joins noun pronoun state	0.21
joins noun pronoun state >	0.26
joins noun pronoun verb	-0.15
joins noun pronoun verb >	-0.25
joins noun sconj	-0.07
joins noun sconj pronoun	0.05
joins noun sconj verb	0.04
joins noun sconj verb >	0.2
joins noun size	-0.06
joins noun small	-0.27
joins noun small - >	-0.09
joins noun small adj	-0.13
joins noun small adj >	0.19
joins noun small adp	0.08
joins noun small adp >	-0.05
joins noun small be	0.05
joins noun small be >	0.25
joins noun small cconj	0.12
joins noun small day >	0.17
joins noun small det	-0.14
joins noun small det >	0.04
joins noun small each	-0.06
joins noun small each >	-0.12
joins noun small large	0.1
joins noun small large >	-0.18
joins noun small no >	0.25
joins noun small noun	0.08
joins noun small noun >	-0.13
joins noun small pronoun >	0.24
joins noun small small >	0.33
joins noun small state	-0.1
joins noun small state >	-0.16
joins noun small unit	-0.11
joins noun small unit >	-0.34
joins noun small verb >	-0.12
joins noun state	0.05
joins noun state - >	0.31
joins noun state adp	0.37
joins noun state adp >	0.21
joins noun state day	0.12
joins noun state deed >	0.18
joins noun state month	0.16
joins noun state no >	0.15
joins noun state noun	-0.31
joins noun state noun >	0.04
joins noun state small >	0.1
joins noun state state >	0.27
joins noun state verb >	0.28
joins noun unit adp	0.17
joins noun unit noun >	0.18
joins noun verb	-0.23
joins noun verb - >	0.28
joins noun verb adj	-0.12
joins noun verb adj >	0.15
joins noun verb adp	0.46
joins noun verb adp >	0.16
joins noun verb adv	0.1
joins noun verb adv >	-0.1
joins noun verb day	0.44
joins noun verb day >	0.14
joins noun verb deed >	0.26
joins noun verb det	-0.04
joins noun verb det >	-0.22
joins noun verb large	-0.25
joins noun verb large >	-0.21
joins noun verb money >	0.19
joins noun verb month	-0.06
joins noun verb month >	-0.08
joins noun verb noun	-0.16
joins noun verb noun >	-0.03
joins noun verb pron	0.37
joins noun verb pron >	-0.17
joins noun verb pronoun	-0.1
joins noun verb small	-0.04
joins noun verb small >	-0.3
joins noun verb state	0.16
joins noun verb state >	0.04
joins noun verb verb >	0.35
joins nth cconj	0.03
joins nth noun	-0.06
joins nth noun adp	0.11
joins num "day"	0.19
joins num "weeks"	0.15
joins num adp	0.2
joins num noun	0.32
joins num noun be >	0.21
joins num noun large >	0.24
joins num noun state	0.22
joins num unit	0.36
joins num unit noun >	0.21
joins num verb	-0.11
joins part "bring"	0.05
joins part "get"	0.04
joins part "know"	0.04
joins part day	0.09
joins part deed	-0.13
joins part deed adp	0.11
joins part deed adp >	0.09
joins part deed pronoun	-0.07
joins part deed pronoun >	-0.15
joins part verb	-0.26
joins part verb - >	0.03
joins part verb noun	0.12
joins part verb noun >	0.08
joins part verb small >	0.06
joins pron "lot"	0.12
joins pron "new"	-0.1
joins pron "own"	0.16
joins pron "shop"	0.04
joins pron adj	-0.07
joins pron adj noun	0.34
joins pron adj noun >	-0.08
joins pron adj small	0.25
joins pron adj small >	0.07
joins pron adp	-0.1
joins pron day	0.06
joins pron deed	-0.13
joins pron noun	-0.42
joins pron noun - >	0.05
joins pron noun adp	-0.04
joins pron noun adp >	-0.17
joins pron noun be	0.12
joins pron noun be >	0.12
joins pron noun cconj	0.03
joins pron noun cconj >	0.03
joins pron noun deed >	-0.23
joins pron noun large >	0.04
joins pron noun noun	0.13
joins pron noun noun >	0.21
joins pron noun pronoun >	0.07
joins pron noun small >	-0.15
joins pron noun verb	0.12
joins pron noun verb >	-0.17
joins pron verb	0.07
joins pron verb adp	0.2
joins pronoun "all"	0.18
joins pronoun "are"	0.07
joins pronoun "can"	0.19
joins pronoun "do"	-0.15
joins pronoun "file"	0.03
joins pronoun "has"	0.05
joins pronoun "in"	0.15
joins pronoun "is"	0.09
joins pronoun "lost"	0.08
joins pronoun "pick"	0.17
joins pronoun "was"	0.08
joins pronoun "year"	0.13
joins pronoun adp	-0.12
joins pronoun adp det	-0.1
joins pronoun adp det >	-0.08
joins pronoun adp small	-0.17
joins pronoun adp small >	-0.04
joins pronoun adv	0.31
joins pronoun aux	0.13
joins pronoun aux verb	0.22
joins pronoun aux verb >	0.13
joins pronoun be	-0.13
joins pronoun be det	0.11
joins pronoun be det >	0.09
joins pronoun be noun	0.12
joins pronoun be noun >	0.04
joins pronoun be state	0.08
joins pronoun be state >	0.08
joins pronoun be verb	-0.14
joins pronoun be verb >	-0.14
joins pronoun deed	-0.13
joins pronoun deed - >	-0.07
joins pronoun deed adp	0.11
joins pronoun deed adp >	-0.14
joins pronoun deed be	0.05
joins pronoun deed be >	0.05
joins pronoun deed deed	0.21
joins pronoun deed deed >	0.15
joins pronoun deed det	0.18
joins pronoun deed det >	0.22
joins pronoun deed pron	0.18
joins pronoun deed verb	0.28
joins pronoun deed verb >	0.24
joins pronoun det	0.18
joins pronoun noun	0.3
joins pronoun small noun >	0.27
joins pronoun state	-0.11
joins pronoun state adp	0.16
joins pronoun state adp >	0.2
joins pronoun unit	0.1
joins pronoun unit - >	0.2
joins pronoun verb	-0.15
joins pronoun verb - >	-0.06
joins pronoun verb adj	0.22
joins pronoun verb adj >	0.12
joins pronoun verb adp	-0.03
joins pronoun verb det	0.21
joins pronoun verb det >	0.13
joins pronoun verb noun	0.34
joins pronoun verb noun >	0.15
joins pronoun verb pron >	-0.14
joins pronoun verb pronoun	0.26
joins pronoun verb pronoun >	0.15
joins pronoun verb state	-0.11
joins pronoun verb state >	-0.19
joins pronoun verb verb	0.26
joins pronoun verb verb >	-0.04
joins propn be state	0.14
joins propn verb	0.26
joins sconj "it"	0.09
joins sconj "sending"	0.03
joins sconj "you"	-0.15
joins sconj pronoun	-0.22
joins sconj pronoun be	0.06
joins sconj pronoun be >	0.06
joins sconj pronoun deed	-0.17
joins sconj pronoun deed >	-0.23
joins sconj pronoun verb	0.29
joins sconj pronoun verb >	0.15
joins sconj verb	0.1
joins sconj verb pron	0.23
joins sconj verb pron >	0.03
joins size large	0.2
joins size noun	0.04
joins size noun small	0.29
joins size small	0.04
joins size small large	0.19
joins size small large >	0.26
joins size small size >	0.15
joins small "000"	0.14
joins small "150"	0.23
joins small "400"	0.25
joins small "900"	0.31
joins small "a"	-0.22
joins small "an"	0.09
joins small "and"	0.24
joins small "at"	0.06
joins small "bags"	0.15
joins small "cents"	0.33
joins small "days"	0.38
joins small "dollars"	0.4
joins small "each"	-0.2
joins small "for"	0.22
joins small "ft"	0.12
joins small "hour"	0.09
joins small "hours"	0.24
joins small "in"	-0.18
joins small "is"	0.04
joins small "lb"	0.04
joins small "min"	0.18
joins small "minute"	0.05
joins small "minutes"	0.06
joins small "months"	0.11
joins small "more"	0.16
joins small "of"	0.07
joins small "off"	0.43
joins small "on"	0.26
joins small "or"	0.05
joins small "oz"	0.11
joins small "people"	0.12
joins small "percent"	0.1
joins small "seats"	0.23
joins small "to"	-0.1
joins small "weeks"	0.35
joins small "with"	0.14
joins small "years"	-0.21
joins small "yrs"	0.14
joins small adj	-0.15
joins small adj - >	0.04
joins small adj adp	0.1
joins small adj noun	-0.14
joins small adj noun >	-0.18
joins small adj small	0.22
joins small adp det	-0.18
joins small adp det >	-0.26
joins small adp noun	0.21
joins small adp noun >	0.33
joins small adp pron	0.13
joins small adp pron >	0.18
joins small adp small	-0.18
joins small adp unit	0.1
joins small adp unit >	0.19
joins small adv	-0.04
joins small be	0.05
joins small cconj	0.27
joins small cconj adp	0.08
joins small cconj adp >	0.08
joins small cconj small	0.11
joins small cconj small >	0.11
joins small day	-0.18
joins small day adp	0.11
joins small day small	0.16
joins small deed	-0.33
joins small deed adp	0.17
joins small deed det	0.18
joins small deed noun	0.16
joins small deed pron	-0.09
joins small deed pronoun	0.12
joins small det	-0.44
joins small det noun	-0.09
joins small det noun >	-0.21
joins small det unit	-0.1
joins small det unit >	-0.2
joins small each	-0.15
joins small each deed >	0.09
joins small each noun >	0.15
joins small large	0.13
joins small large adp	0.25
joins small large adp >	0.07
joins small large det	0.14
joins small large each	0.17
joins small large each >	0.21
joins small large small >	0.17
joins small large state	0.19
joins small large state >	0.21
joins small large unit	-0.15
joins small large verb >	0.07
joins small no noun	0.28
joins small noun	-0.33
joins small noun - >	0.26
joins small noun adj	-0.12
joins small noun adj >	0.22
joins small noun adp	-0.16
joins small noun adp >	-0.34
joins small noun adv	0.3
joins small noun be	-0.15
joins small noun cconj	0.12
joins small noun day >	0.04
joins small noun deed	-0.04
joins small noun det	-0.09
joins small noun large	0.06
joins small noun large >	0.19
joins small noun no >	0.16
joins small noun noun	-0.15
joins small noun noun >	-0.12
joins small noun small	0.08
joins small noun small >	-0.1
joins small noun state	0.11
joins small noun state >	-0.22
joins small noun verb	0.05
joins small noun verb >	-0.26
joins small num noun	0.23
joins small part	0.2
joins small part verb	0.12
joins small part verb >	0.12
joins small pronoun be	0.08
joins small pronoun deed	0.18
joins small pronoun verb	0.16
joins small size small	0.16
joins small small adp	-0.07
joins small small det	-0.12
joins small small noun	0.08
joins small small part	0.07
joins small small unit	0.18
joins small state	-0.12
joins small state - >	0.22
joins small state adp	0.1
joins small state day	0.25
joins small state noun	-0.14
joins small state pron	0.21
joins small state pron >	0.24
joins small unit	-0.33
joins small unit - >	0.09
joins small unit adj	-0.07
joins small unit adj >	-0.14
joins small unit adp	-0.17
joins small unit adp >	-0.22
joins small unit deed >	0.23
joins small unit det >	0.09
joins small unit large	0.21
joins small unit large >	0.25
joins small unit no >	0.15
joins small unit noun >	-0.15
joins small unit pronoun >	0.16
joins small unit small >	0.18
joins small unit state	-0.08
joins small unit state >	0.12
joins small unit verb >	0.16
joins small verb	-0.31
joins small verb adp	-0.18
joins small verb cconj	0.06
joins small verb noun	0.21
joins state "all"	-0.09
joins state "at"	0.18
joins state "by"	0.21
joins state "charge"	0.2
joins state "for"	0.3
joins state "fri"	-0.08
joins state "in"	0.31
joins state "mon"	0.17
joins state "next"	0.29
joins state "of"	-0.15
joins state "on"	0.21
joins state "sat"	0.22
joins state "the"	0.17
joins state "till"	0.15
joins state "with"	0.22
joins state adj	-0.11
joins state adj noun	0.34
joins state adj unit	0.16
joins state adp	0.45
joins state adp det	0.28
joins state adp det >	0.27
joins state adp noun	-0.05
joins state adp pron	0.15
joins state adp pron >	0.18
joins state adp small	0.38
joins state adp small >	0.35
joins state adv	-0.14
joins state day - >	0.16
joins state day adp	0.16
joins state day adp >	0.08
joins state deed adp	0.16
joins state deed deed	0.16
joins state deed det	0.07
joins state det	0.08
joins state det noun	-0.05
joins state det noun >	-0.04
joins state det nth	0.15
joins state det nth >	0.22
joins state large	-0.16
joins state month	0.06
joins state month small	-0.05
joins state month small >	0.06
joins state noun	-0.32
joins state noun - >	0.04
joins state noun adp	0.25
joins state noun adp >	-0.04
joins state noun be	0.04
joins state noun day	-0.18
joins state noun large	0.18
joins state noun noun >	-0.07
joins state noun small	0.09
joins state noun verb	0.33
joins state num noun	0.15
joins state pron	0.1
joins state pron noun	0.04
joins state pron noun >	0.06
joins state pronoun	-0.09
joins state pronoun unit	0.19
joins state sconj	-0.05
joins state small	-0.15
joins state small adp	-0.12
joins state small noun	0.27
joins state small unit	0.14
joins state small unit >	0.19
joins state state adp	0.13
joins state verb adp	0.15
joins unit "and"	-0.15
joins unit "at"	0.28
joins unit "before"	0.27
joins unit "for"	0.27
joins unit "free"	-0.1
joins unit "in"	-0.12
joins unit "of"	-0.29
joins unit "off"	0.27
joins unit "old"	0.07
joins unit "to"	0.09
joins unit "with"	0.24
joins unit adj	-0.1
joins unit adj noun	-0.06
joins unit adp	-0.17
joins unit adp - >	0.15
joins unit adp det	-0.12
joins unit adp det >	-0.03
joins unit adp mixed	0.11
joins unit adp noun	-0.23
joins unit adp noun >	-0.21
joins unit adp small	-0.16
joins unit adp small >	-0.2
joins unit adv	-0.04
joins unit cconj	-0.14
joins unit deed adj	0.19
joins unit deed noun	0.18
joins unit det	-0.14
joins unit det unit	0.14
joins unit det unit >	0.26
joins unit large	0.09
joins unit large det	0.07
joins unit large noun >	0.31
joins unit no noun	0.16
joins unit noun	-0.32
joins unit noun - >	-0.07
joins unit noun adj	0.03
joins unit noun adj >	-0.03
joins unit noun adp	0.25
joins unit noun adp >	0.06
joins unit noun be	0.04
joins unit noun day	0.28
joins unit noun deed >	0.15
joins unit noun money >	0.23
joins unit noun noun	0.04
joins unit noun state	0.2
joins unit noun verb	-0.16
joins unit pronoun be	0.06
joins unit pronoun verb	0.1
joins unit small	-0.26
joins unit small large	0.17
joins unit small unit	0.15
joins unit state	0.06
joins unit state - >	0.15
joins unit verb	0.04
joins unit verb adp	0.17
joins unit verb small	0.21
joins verb "10"	-0.16
joins verb "120"	0.3
joins verb "2"	0.05
joins verb "20"	0.25
joins verb "3"	-0.04
joins verb "40"	0.22
joins verb "6"	0.23
joins verb "a"	0.4
joins verb "about"	0.17
joins verb "again"	0.21
joins verb "all"	0.14
joins verb "and"	-0.14
joins verb "at"	0.28
joins verb "back"	0.06
joins verb "best"	0.27
joins verb "by"	-0.12
joins verb "for"	0.31
joins verb "free"	0.08
joins verb "fri"	0.22
joins verb "from"	0.27
joins verb "her"	-0.05
joins verb "his"	0.21
joins verb "in"	0.07
joins verb "ins"	0.21
joins verb "it"	0.4
joins verb "june"	0.15
joins verb "mon"	0.14
joins verb "oct"	0.2
joins verb "on"	0.21
joins verb "our"	0.12
joins verb "out"	0.13
joins verb "sat"	0.23
joins verb "sept"	0.19
joins verb "the"	0.5
joins verb "them"	0.21
joins verb "thurs"	0.28
joins verb "till"	0.23
joins verb "to"	-0.14
joins verb "tues"	-0.13
joins verb "up"	0.32
joins verb "us"	0.24
joins verb "with"	0.27
joins verb "you"	0.05
joins verb "your"	0.27
joins verb adj	-0.13
joins verb adj adp	0.23
joins verb adj noun	-0.05
joins verb adj noun >	-0.13
joins verb adp	0.22
joins verb adp adj	0.2
joins verb adp adj >	0.18
joins verb adp day >	0.22
joins verb adp det	0.03
joins verb adp det >	0.04
joins verb adp large	0.04
joins verb adp large >	0.15
joins verb adp money	0.03
joins verb adp money >	0.16
joins verb adp month	0.23
joins verb adp month >	0.32
joins verb adp noun	0.14
joins verb adp noun >	-0.07
joins verb adp pron	0.17
joins verb adp pron >	0.26
joins verb adp pronoun	-0.09
joins verb adp pronoun >	0.26
joins verb adp small	-0.13
joins verb adp small >	0.35
joins verb adv	0.16
joins verb adv adp	0.17
joins verb adv day >	0.25
joins verb adv pronoun	0.14
joins verb adv pronoun >	0.25
joins verb cconj	-0.21
joins verb cconj noun	0.04
joins verb cconj noun >	0.04
joins verb cconj verb	-0.15
joins verb cconj verb >	-0.15
joins verb day	0.13
joins verb day - >	-0.06
joins verb day month	0.26
joins verb day month >	0.24
joins verb day noun >	-0.08
joins verb day small >	0.2
joins verb deed adp	0.12
joins verb det	0.16
joins verb det adj	0.15
joins verb det adj >	0.2
joins verb det noun >	0.15
joins verb det nth	0.06
joins verb det nth >	0.17
joins verb det unit	0.16
joins verb large	-0.11
joins verb large adp >	0.35
joins verb month	0.05
joins verb month small	0.12
joins verb month small >	0.04
joins verb name	0.34
joins verb name name	0.27
joins verb name name >	0.21
joins verb noun	-0.1
joins verb noun - >	0.15
joins verb noun adj >	-0.19
joins verb noun adp	0.31
joins verb noun adp >	-0.17
joins verb noun be	0.07
joins verb noun be >	-0.04
joins verb noun day	0.03
joins verb noun day >	0.18
joins verb noun det	0.26
joins verb noun large	0.24
joins verb noun noun	0.58
joins verb noun noun >	-0.2
joins verb noun small	-0.11
joins verb noun state	0.27
joins verb noun state >	0.19
joins verb noun verb	-0.18
joins verb noun verb >	0.17
joins verb part	0.14
joins verb part verb	0.08
joins verb part verb >	0.08
joins verb pron	0.36
joins verb pron adj	0.11
joins verb pron adj >	0.21
joins verb pron noun	-0.2
joins verb pron noun >	0.05
joins verb pronoun - >	0.22
joins verb pronoun adp	0.16
joins verb pronoun adp >	0.22
joins verb pronoun verb	-0.15
joins verb pronoun verb >	-0.2
joins verb size	0.21
joins verb small	-0.34
joins verb small adj >	0.27
joins verb small adp	-0.11
joins verb small det	0.06
joins verb small det >	0.1
joins verb small large	-0.03
joins verb small large >	-0.14
joins verb small noun	-0.23
joins verb small noun >	-0.16
joins verb small unit	-0.1
joins verb small unit >	-0.13
joins verb state	-0.13
joins verb state adp >	0.09
joins verb state noun	-0.03
joins verb state small >	0.25
joins verb unit	-0.1
joins verb verb	-0.21
joins verb verb adp	0.26
joins verb verb adp >	0.32
joins verb verb small	0.06
length 1	-0.75
length 2	0.08
length 3	0.45
length 4	0.32
length 6	-0.53
length 7	-0.34
length 8	-0.47
length 9	-0.66
part	-0.43
parts "1" noun	0.31
parts "10" deed	-0.05
parts "10" noun	-0.14
parts "10" small	0.25
parts "100" noun	0.19
parts "11" adj	0.17
parts "14" noun	0.11
parts "15" noun	0.16
parts "15" state	0.19
parts "180" noun	-0.05
parts "2" noun	-0.2
parts "2" small	0.27
parts "20" deed	0.21
parts "20" noun	0.04
parts "21" noun	0.09
parts "22" noun	0.23
parts "25" noun	0.1
parts "28" noun	0.24
parts "3" noun	-0.25
parts "35" noun	0.12
parts "38" noun	0.26
parts "4" noun	-0.11
parts "4" small	0.23
parts "5" noun	-0.06
parts "6" adj	0.17
parts "600" noun	0.18
parts "7" large	0.17
parts "7" noun	-0.09
parts "75" noun	0.22
parts "75" small	0.16
parts "8" deed	0.2
parts "8" small	0.26
parts "9" adj	0.21
parts "9" noun	0.28
parts "900" noun	-0.08
parts "95" noun	0.06
parts "day" noun	0.12
parts "days" deed	0.17
parts "days" no	-0.06
parts "days" noun	0.21
parts "dollars" noun	0.27
parts "door" noun	0.22
parts "dozen" noun	0.05
parts "each" noun	0.32
parts "free" adj	0.18
parts "free" deed	0.18
parts "free" noun	-0.1
parts "fri" deed	0.28
parts "fri" no	0.19
parts "fri" noun	0.16
parts "good" noun	0.09
parts "hour" noun	0.1
parts "hour" small	0.04
parts "hours" deed	0.21
parts "hours" noun	0.19
parts "hours" small	0.27
parts "in" noun	-0.1
parts "in" small	0.1
parts "included" adj	0.2
parts "lot" noun	0.23
parts "mon" noun	0.16
parts "more" deed	0.18
parts "more" noun	0.07
parts "night" noun	0.27
parts "night" small	0.21
parts "noon" noun	0.28
parts "off" deed	0.28
parts "off" noun	0.23
parts "only" deed	0.18
parts "only" verb	0.2
parts "out" small	0.04
parts "ready" noun	0.2
parts "sat" deed	0.22
parts "shop" noun	0.07
parts "tag" deed	0.22
parts "thurs" noun	0.12
parts "total" noun	0.24
parts "tues" noun	0.11
parts "up" noun	0.26
parts "week" noun	0.29
parts "week" verb	0.13
parts "weeks" noun	0.15
parts "year" noun	-0.1
parts "years" noun	0.18
parts adj "two"	0.25
parts adj adj	0.31
parts adj adj noun >	0.3
parts adj deed	0.14
parts adj deed adp >	0.19
parts adj noun	-0.16
parts adj noun adp >	-0.23
parts adj noun adv >	0.19
parts adj noun be >	0.18
parts adj noun deed	0.19
parts adj noun large >	0.11
parts adj noun no	0.09
parts adj noun noun >	-0.24
parts adj noun pronoun >	0.18
parts adj noun small	-0.14
parts adj noun small >	-0.29
parts adj noun verb	-0.14
parts adj noun verb >	-0.08
parts adj num	-0.15
parts adj small noun	0.07
parts adj unit deed	0.21
parts adj unit noun	0.05
parts adj verb	0.29
parts adp day noun	0.27
parts adp large noun	0.19
parts adp money state	0.15
parts adp month noun	0.27
parts adp month small	-0.06
parts adp noun	-0.04
parts adp noun deed	0.06
parts adp noun noun >	0.08
parts adp noun pronoun	0.21
parts adp noun small	0.19
parts adp noun small >	-0.09
parts adp noun verb	0.28
parts adp small	-0.11
parts adp small adj	0.46
parts adp small day	0.05
parts adp small deed	0.29
parts adp small large	0.25
parts adp small no	0.17
parts adp small noun	0.2
parts adp small noun >	0.2
parts adp small num	-0.06
parts adp small small	0.46
parts adp small state	0.1
parts adp small unit >	-0.19
parts adp unit noun	0.23
parts adv "new"	0.21
parts adv adj	0.1
parts adv adj noun	0.12
parts adv adj noun >	-0.04
parts adv day deed	0.28
parts adv day noun	0.24
parts adv deed	0.03
parts adv noun	0.13
parts adv small	0.1
parts be adj noun	0.5
parts be adp noun	0.16
parts be adp small	0.3
parts be adv adj	0.21
parts be adv verb	-0.03
parts be state adj	0.13
parts be state deed	0.19
parts be state noun	0.29
parts be state pronoun	0.21
parts be verb noun	0.24
parts be verb small	0.28
parts cconj adj noun	0.14
parts cconj noun deed	0.22
parts cconj noun noun	0.21
parts cconj noun small	0.12
parts clock "bring"	0.17
parts clock deed	0.19
parts clock noun	0.19
parts day "no"	0.23
parts day "sorry"	0.25
parts day adj	0.19
parts day adv	0.13
parts day deed	0.56
parts day deed adp >	0.22
parts day deed det >	0.23
parts day deed noun >	0.21
parts day no	0.23
parts day no noun >	0.19
parts day noun	0.25
parts day noun adp >	0.27
parts day noun be >	0.22
parts day noun small >	-0.12
parts day noun verb >	0.11
parts day small	-0.23
parts day small noun	0.05
parts day small noun >	0.07
parts day verb	0.27
parts deed noun	-0.09
parts deed noun noun	0.1
parts det adj noun	-0.43
parts det noun adj	-0.08
parts det noun adv	0.14
parts det noun day	-0.05
parts det noun deed	-0.21
parts det noun det	0.14
parts det noun large	0.15
parts det noun pronoun	-0.12
parts det noun small	0.57
parts det noun verb	0.22
parts det nth noun	0.35
parts det unit deed	0.25
parts det unit large	0.11
parts det unit noun	0.43
parts det unit pronoun	0.18
parts det unit small	0.15
parts det unit verb	0.05
parts each noun	0.41
parts each noun adp >	0.16
parts large "3"	0.18
parts large adj	0.08
parts large adj noun	0.08
parts large adj noun >	0.12
parts large day	0.26
parts large deed	0.12
parts large each noun	0.26
parts large noun	0.33
parts large noun be >	0.27
parts large noun cconj >	0.24
parts large noun large >	0.19
parts large noun noun >	0.16
parts large noun small >	0.09
parts large noun state >	0.2
parts large noun verb >	0.05
parts large num	-0.03
parts large pron	0.31
parts large size	0.2
parts large small	0.33
parts large small unit >	0.3
parts large state	-0.09
parts large state adp >	0.18
parts large unit noun	0.11
parts large verb	-0.06
parts large verb small	0.25
parts large verb small >	0.03
parts money "free"	0.25
parts money adj	0.23
parts money noun	0.07
parts money state	0.26
parts money state noun >	0.25
parts month noun	0.25
parts month small	-0.63
parts month small adj	0.08
parts month small deed	0.15
parts month small no	0.13
parts month small noun	0.28
parts month small small	0.11
parts no noun noun	0.08
parts noun "10"	0.23
parts noun "11"	0.12
parts noun "12"	0.08
parts noun "2"	-0.1
parts noun "20"	0.07
parts noun "30"	0.25
parts noun "5"	0.03
parts noun "60"	-0.06
parts noun "8"	-0.06
parts noun "all"	0.15
parts noun "apply"	0.2
parts noun "ask"	0.23
parts noun "back"	0.07
parts noun "bring"	0.39
parts noun "call"	0.19
parts noun "come"	-0.04
parts noun "evenings"	0.25
parts noun "first"	0.22
parts noun "hand"	0.21
parts noun "i"	0.22
parts noun "keep"	0.18
parts noun "kids"	0.19
parts noun "need"	0.05
parts noun "new"	0.42
parts noun "no"	0.13
parts noun "ready"	0.25
parts noun "same"	0.09
parts noun "sat"	-0.07
parts noun "sign"	0.18
parts noun "small"	0.2
parts noun "start"	0.23
parts noun "the"	0.05
parts noun "tues"	0.13
parts noun "two"	0.28
parts noun "we"	0.05
parts noun "wed"	0.16
parts noun adj	0.15
parts noun adj adp >	0.05
parts noun adj noun	-0.08
parts noun adj noun >	0.14
parts noun adj num >	0.15
parts noun adj unit >	0.1
parts noun adp	-0.67
parts noun adp noun	-0.08
parts noun adv	-0.03
parts noun day	-0.05
parts noun day adp >	0.16
parts noun day noun >	0.07
parts noun deed	0.13
parts noun deed adp >	-0.1
parts noun deed deed >	0.23
parts noun deed det >	0.09
parts noun deed pron >	0.35
parts noun deed pronoun >	0.25
parts noun deed verb >	-0.06
parts noun det	-0.05
parts noun det noun >	0.24
parts noun large	-0.05
parts noun large adj	0.2
parts noun large adj >	0.25
parts noun large deed	-0.07
parts noun large each >	0.03
parts noun large noun	0.16
parts noun large small	0.18
parts noun mixed	0.13
parts noun money	0.26
parts noun money adj	0.23
parts noun money adj >	0.25
parts noun no	0.13
parts noun no noun >	0.2
parts noun noun	-0.13
parts noun noun adj	0.27
parts noun noun adp >	-0.07
parts noun noun adv >	0.03
parts noun noun be >	-0.04
parts noun noun cconj >	0.2
parts noun noun day	-0.07
parts noun noun day >	-0.16
parts noun noun deed	-0.09
parts noun noun deed >	-0.1
parts noun noun det	0.11
parts noun noun large >	-0.16
parts noun noun money	0.14
parts noun noun noun	-0.04
parts noun noun noun >	0.12
parts noun noun pronoun	0.09
parts noun noun small	-0.21
parts noun noun small >	0.08
parts noun noun state >	-0.16
parts noun noun verb	-0.24
parts noun noun verb >	-0.12
parts noun num	0.28
parts noun num noun >	0.25
parts noun pronoun	-0.05
parts noun pronoun be >	0.23
parts noun pronoun deed >	0.08
parts noun pronoun verb >	0.09
parts noun size	0.06
parts noun small	0.08
parts noun small adj	0.14
parts noun small adp >	0.05
parts noun small day	0.2
parts noun small deed	-0.07
parts noun small det >	-0.04
parts noun small each >	0.04
parts noun small large >	-0.13
parts noun small no	0.19
parts noun small noun	-0.14
parts noun small noun >	0.09
parts noun small pronoun	0.25
parts noun small small	0.3
parts noun small state	0.1
parts noun small state >	0.16
parts noun small unit >	0.3
parts noun small verb	-0.1
parts noun state	-0.21
parts noun state adj	0.22
parts noun state deed	0.25
parts noun state no	0.18
parts noun state noun	0.26
parts noun state state	0.22
parts noun state verb	0.21
parts noun verb	-0.11
parts noun verb adj	0.12
parts noun verb adp >	-0.14
parts noun verb deed	0.14
parts noun verb det >	0.09
parts noun verb month >	-0.04
parts noun verb noun	0.1
parts noun verb noun >	-0.04
parts noun verb pron >	0.17
parts noun verb small	-0.19
parts noun verb small >	0.08
parts noun verb verb	0.18
parts nth noun	0.06
parts nth noun adp >	0.2
parts num unit noun	0.06
parts part verb small	0.23
parts pron noun	0.26
parts pron noun deed	-0.05
parts pron noun noun	-0.13
parts pron noun small	0.31
parts pron verb	-0.07
parts pronoun adj	0.14
parts pronoun adj noun >	0.14
parts pronoun deed	-0.26
parts pronoun verb	-0.16
parts range noun	0.19
parts size noun	-0.04
parts size small size	0.18
parts small "1"	0.22
parts small "12"	0.22
parts small "20"	0.22
parts small "3"	0.2
parts small "6"	0.21
parts small "ages"	0.24
parts small "all"	0.3
parts small "bring"	0.31
parts small "come"	0.21
parts small "first"	0.23
parts small "free"	0.29
parts small "fri"	0.21
parts small "kids"	0.19
parts small "need"	0.16
parts small "new"	0.23
parts small "no"	0.35
parts small "one"	0.12
parts small "open"	0.29
parts small "ready"	0.18
parts small "two"	0.21
parts small "we"	0.15
parts small adj	0.1
parts small adj adp >	0.18
parts small adj noun	0.07
parts small adj noun >	0.11
parts small adp	-0.33
parts small adp det >	0.1
parts small adv	0.04
parts small day	0.18
parts small day adp >	0.25
parts small deed	0.1
parts small deed adp >	0.11
parts small deed det >	0.12
parts small deed noun >	-0.04
parts small deed pron >	-0.06
parts small deed pronoun >	0.2
parts small det	0.37
parts small each noun	0.31
parts small large	-0.43
parts small large det >	0.16
parts small large noun	0.12
parts small large small	0.2
parts small no	0.35
parts small no noun >	0.33
parts small noun	0.06
parts small noun adj	0.12
parts small noun adp >	0.09
parts small noun adv >	0.21
parts small noun be >	0.07
parts small noun cconj >	0.13
parts small noun day	0.22
parts small noun deed	0.05
parts small noun large >	-0.18
parts small noun noun	0.15
parts small noun noun >	0.12
parts small noun small	-0.07
parts small noun small >	0.05
parts small noun state >	0.15
parts small num	0.12
parts small pronoun	0.37
parts small pronoun be >	0.25
parts small pronoun deed >	0.3
parts small pronoun verb >	0.14
parts small size	0.23
parts small size small >	0.18
parts small small	0.53
parts small small det >	0.29
parts small small noun	-0.08
parts small small noun >	0.42
parts small small part >	0.21
parts small small unit >	0.3
parts small state	0.12
parts small state day >	0.16
parts small state deed	0.24
parts small state noun	0.14
parts small state noun >	0.25
parts small unit adj	-0.06
parts small unit deed	0.05
parts small unit no	-0.06
parts small unit noun	-0.14
parts small unit pronoun	0.2
parts small unit verb	0.05
parts small verb adp >	0.16
parts state "new"	0.24
parts state "no"	0.18
parts state "pick"	0.22
parts state "two"	0.13
parts state adj	0.11
parts state adj noun >	0.35
parts state adv	-0.06
parts state day	-0.1
parts state deed	0.48
parts state deed adp >	0.3
parts state deed deed >	0.21
parts state deed det >	0.15
parts state no	0.18
parts state noun	0.24
parts state noun adp >	0.04
parts state noun be >	0.24
parts state noun deed	0.14
parts state noun noun >	0.07
parts state noun small >	0.03
parts state noun verb >	0.21
parts state num	0.06
parts state pronoun	0.09
parts state pronoun be >	0.21
parts state small	0.16
parts state small noun >	0.25
parts state state	0.22
parts state state adp >	0.25
parts state verb	0.38
parts state verb adp >	0.22
parts unit "bring"	0.17
parts unit "cash"	0.15
parts unit "first"	0.31
parts unit "half"	0.04
parts unit "we"	0.29
parts unit adj	-0.03
parts unit adj noun >	0.12
parts unit adp	-0.17
parts unit deed	0.3
parts unit deed adj >	0.21
parts unit deed noun >	0.23
parts unit det	0.14
parts unit large	-0.09
parts unit large noun	0.28
parts unit money	0.07
parts unit no noun >	0.06
parts unit noun	0.21
parts unit noun adp >	-0.06
parts unit noun be >	0.21
parts unit noun day >	0.17
parts unit noun deed	0.14
parts unit noun noun	-0.03
parts unit noun small >	0.2
parts unit noun state >	0.17
parts unit noun verb >	0.03
parts unit pronoun	0.33
parts unit pronoun be >	0.2
parts unit pronoun verb >	0.25
parts unit small	0.2
parts unit small large >	0.21
parts unit small unit >	0.14
parts unit state	-0.06
parts unit state noun	0.17
parts unit verb	-0.04
parts verb "1"	0.3
parts verb "call"	0.23
parts verb "new"	0.23
parts verb "we"	0.18
parts verb adj noun	-0.05
parts verb adj noun >	0.06
parts verb day noun	0.33
parts verb deed	0.31
parts verb deed adp >	0.09
parts verb money	0.22
parts verb noun adj	0.07
parts verb noun adp >	0.18
parts verb noun noun >	0.2
parts verb noun small >	-0.12
parts verb noun verb	0.18
parts verb num	0.1
parts verb pronoun verb >	0.2
parts verb small	0.16
parts verb small adp >	0.16
parts verb small large >	0.14
parts verb small noun	0.11
parts verb state noun	0.03
parts verb state small	0.27
parts verb verb	0.22
shape A	-0.19
shape ANF	0.1
shape ANF~	0.07
shape ANPDN	0.16
shape ANPfu	0.22
shape ANR~	0.09
shape ANT	0.21
shape ANT~	0.28
shape ANVd	0.27
shape ANV~	0.25
shape ANcN	0.21
shape ANc~	0.06
shape ANd	0.12
shape ANd~	0.18
shape ANf	0.23
shape ANf~	0.16
shape APDN	0.2
shape APD~	0.17
shape APf~	0.23
shape Af	0.05
shape Af~	0.05
shape Au	-0.04
shape AuN	0.11
shape AuN~	0.14
shape AuT	0.24
shape AuT~	0.23
shape Au~	-0.04
shape A~	-0.19
shape BDN~	0.15
shape DN	-0.18
shape DNB~	-0.21
shape DNI~	0.24
shape DNV	0.15
shape DNV~	0.24
shape DN~	-0.18
shape F	0.11
shape FDu	0.2
shape FDu~	0.15
shape FF	0.22
shape FF~	0.22
shape FPN	0.14
shape FPN~	0.08
shape Fe	0.07
shape Fe~	0.07
shape F~	0.11
shape IAN	0.14
shape IAN~	0.13
shape IDA	0.03
shape IDAN	0.25
shape IDA~	0.28
shape IDN	-0.14
shape IIP~	0.15
shape IId~	0.19
shape IIp~	0.18
shape IN	0.03
shape INP~	0.06
shape INV~	0.25
shape INp~	0.26
shape IN~	0.03
shape IPC	0.22
shape IPC~	0.16
shape IPDN	0.18
shape IPD~	-0.04
shape IPN	-0.03
shape IPN~	0.08
shape IPPf	0.21
shape IPP~	0.35
shape IPV~	0.15
shape IPd~	0.03
shape IPf	0.14
shape IPf~	0.13
shape IPmf	0.18
shape IPm~	0.18
shape ISP~	0.18
shape ISV~	0.05
shape IVp~	0.07
shape IpA~	0.19
shape IpN~	-0.04
shape IpP~	0.26
shape IpV~	0.34
shape IsS~	0.1
shape N	-0.21
shape NBA	0.15
shape NBA~	0.04
shape NBDN	0.22
shape NBN	0.1
shape NBN~	0.21
shape NBP	0.38
shape NBPDN	0.16
shape NBP~	0.17
shape NBR	0.26
shape NBR~	0.19
shape NBT	0.11
shape NBT~	-0.13
shape NBV	0.24
shape NBV~	0.05
shape NBd	0.23
shape NBd~	0.11
shape NBf~	0.05
shape NBp	0.13
shape NBp~	0.31
shape NDN	-0.13
shape NDN~	0.07
shape NDu~	-0.03
shape NF	0.13
shape NFDN	0.25
shape NFDu	0.18
shape NFD~	0.09
shape NFT~	0.15
shape NF~	0.13
shape NIP~	0.09
shape NIV	-0.08
shape NIV~	0.36
shape NIf~	-0.06
shape NP	-0.08
shape NPA~	-0.05
shape NPDN	0.19
shape NPD~	-0.2
shape NPF	0.18
shape NPI~	0.18
shape NPN	-0.11
shape NPN~	-0.25
shape NPP~	0.08
shape NPR	0.14
shape NPR~	0.1
shape NPf	0.15
shape NPf~	0.06
shape NPmf	0.15
shape NPm~	-0.05
shape NPpN	0.05
shape NPp~	-0.09
shape NP~	-0.08
shape NR	0.06
shape NRDu	0.23
shape NRD~	0.22
shape NRP~	0.14
shape NR~	0.06
shape NSR~	0.23
shape NT	0.24
shape NTP~	0.21
shape NTd~	0.16
shape NTf~	0.24
shape NT~	0.24
shape NVA~	0.12
shape NVDN	0.15
shape NVD~	0.07
shape NVF~	-0.28
shape NVN~	-0.4
shape NVPDN	0.25
shape NVP~	0.2
shape NVR~	0.16
shape NVT~	0.04
shape NVV~	-0.03
shape NVd	0.25
shape NVd~	0.16
shape NVf	0.25
shape NVf~	0.09
shape NVmf	0.13
shape NVm~	-0.03
shape NVp~	0.07
shape NcDN	0.22
shape NcD~	0.24
shape NcN	0.23
shape NcNT	0.24
shape NcN~	0.16
shape NcV	0.18
shape NdPf	0.28
shape NdP~	0.14
shape Ndc~	0.19
shape Ndf	0.23
shape NdfPf	0.31
shape Ndf~	0.27
shape Nf	0.3
shape NfA	0.13
shape NfDN	0.18
shape NfDu	0.12
shape NfD~	0.05
shape NfF~	-0.04
shape NfNF	0.26
shape NfN~	-0.1
shape NfPf	0.17
shape Nfc~	0.21
shape Nfe	0.06
shape Nfu	0.03
shape NfuF	0.24
shape Nf~	0.3
shape Nmf	-0.32
shape NmfPf	0.26
shape Nmf~	-0.2
shape Ns	0.13
shape Ns~	0.13
shape N~	-0.21
shape PDN	-0.14
shape PDN~	-0.33
shape RVN~	0.25
shape SBA~	0.19
shape SBD~	0.22
shape SBN~	0.27
shape SBT~	0.32
shape SBV~	-0.14
shape SID~	0.15
shape SIP~	0.1
shape SV	-0.12
shape SVDN	-0.04
shape SVN~	0.21
shape SVS~	0.22
shape SVp~	0.2
shape SV~	-0.12
shape T	-0.19
shape TNP~	0.1
shape TNd~	0.18
shape TPD~	-0.12
shape TPf	-0.05
shape TPfu	0.21
shape TPf~	0.13
shape Td	0.13
shape Td~	0.13
shape Tfu~	0.12
shape T~	-0.19
shape V	-0.31
shape VA	0.13
shape VA~	0.13
shape VDA~	0.27
shape VDN	-0.14
shape VDN~	0.11
shape VF	0.06
shape VF~	0.06
shape VN	-0.14
shape VND~	0.19
shape VNF~	0.03
shape VNPDN	0.07
shape VNP~	0.16
shape VNd~	0.19
shape VNf	0.1
shape VNf~	0.18
shape VN~	-0.14
shape VPDN	-0.03
shape VPD~	-0.14
shape VPN	0.04
shape VPN~	0.07
shape VPf~	-0.07
shape VR	0.11
shape VR~	0.11
shape VTP~	0.17
shape VVP~	0.24
shape VcV~	0.06
shape Vd	0.03
shape Vd~	0.03
shape Vf	-0.05
shape VfN~	-0.15
shape Vfu~	0.12
shape Vf~	-0.05
shape Vmf	0.04
shape Vmf~	-0.06
shape VpN	0.22
shape VpN~	0.04
shape VpV~	0.1
shape V~	-0.31
shape dN	0.08
shape dNf	0.24
shape dNf~	0.28
shape dN~	0.08
shape dPd~	0.21
shape dPf	0.05
shape dPf~	-0.05
shape dcd	0.22
shape dcdPf	0.15
shape dcd~	0.17
shape dfPf	-0.1
shape dfP~	-0.17
shape f	-0.06
shape fA	0.07
shape fA~	0.07
shape fDu	-0.1
shape fDu~	-0.08
shape fF	0.04
shape fFP~	0.24
shape fF~	0.04
shape fN	0.13
shape fND~	0.19
shape fNF	0.08
shape fNP~	0.05
shape fNT	0.09
shape fNT~	0.17
shape fNV	0.19
shape fNV~	0.18
shape fNfN	0.18
shape fNf~	0.04
shape fN~	0.13
shape fPDN	-0.13
shape fPD~	-0.15
shape fPf~	-0.19
shape fT	0.04
shape fT~	0.04
shape fe	0.14
shape fe~	0.14
shape fpV	0.28
shape fpV~	0.2
shape fu	-0.04
shape fuF	0.08
shape fuN	0.26
shape fuN~	0.2
shape fuPN	0.22
shape fuT	0.12
shape fuT~	0.13
shape fu~	-0.04
shape f~	-0.06
shape iN	0.24
shape iN~	0.24
shape nN	0.18
shape nNP~	0.4
shape nNT~	-0.06
shape nNV	0.21
shape nNV~	0.17
shape nN~	0.18
shape nu	0.13
shape nu~	0.13
shape pAN~	-0.07
shape pNV~	0.26
shape pV	0.15
shape pV~	0.15
shape sF	0.2
shape sF~	0.2
shape sNf~	0.17
shape sf	0.12
shape sf~	0.12
shape ~A	-0.19
shape ~ANF	-0.13
shape ~ANT	0.19
shape ~ANf	0.19
shape ~APN	0.16
shape ~APf	0.17
shape ~Af	0.05
shape ~Au	-0.04
shape ~AuN	-0.05
shape ~AuT	0.22
shape ~BDN	-0.04
shape ~BpN	0.03
shape ~DAN	0.04
shape ~DN	-0.18
shape ~DNA	0.13
shape ~DNR	0.13
shape ~DNT	-0.04
shape ~DNV	0.04
shape ~DNd	0.13
shape ~DTN	0.15
shape ~DuP	0.1
shape ~F	0.11
shape ~FDN	0.33
shape ~FDu	0.18
shape ~FF	0.22
shape ~FPf	0.2
shape ~Fe	0.07
shape ~IAN	0.17
shape ~IDA	-0.18
shape ~IDN	-0.25
shape ~IN	0.03
shape ~IPC	0.22
shape ~IPN	0.07
shape ~IPd	0.15
shape ~IPf	0.2
shape ~ISD	0.18
shape ~IfN	0.05
shape ~IpN	0.06
shape ~IpV	-0.25
shape ~N	-0.21
shape ~NAN	0.09
shape ~NAu	0.08
shape ~NBA	0.26
shape ~NBP	0.41
shape ~NBR	0.22
shape ~NBT	0.26
shape ~NBV	0.28
shape ~NBd	0.13
shape ~NBp	0.03
shape ~NDN	-0.31
shape ~NDu	0.09
shape ~NF	0.13
shape ~NFe	-0.09
shape ~NIN	0.1
shape ~NIV	-0.18
shape ~NP	-0.08
shape ~NPA	-0.05
shape ~NPN	0.05
shape ~NPR	0.16
shape ~NPS	0.1
shape ~NPd	0.08
shape ~NPf	-0.13
shape ~NPm	0.12
shape ~NR	0.06
shape ~NT	0.24
shape ~NVN	-0.26
shape ~NVT	0.06
shape ~NVd	0.24
shape ~NVf	0.2
shape ~NcN	0.34
shape ~NcV	0.06
shape ~Ndf	0.23
shape ~Nf	0.3
shape ~NfA	0.19
shape ~NfF	0.18
shape ~NfN	-0.09
shape ~Nfe	0.11
shape ~Nfu	-0.16
shape ~Nmf	0.29
shape ~Ns	0.13
shape ~PAN	0.26
shape ~PDN	0.38
shape ~PDn	0.14
shape ~PDu	0.38
shape ~PNf	-0.13
shape ~PPf	-0.15
shape ~PVf	0.24
shape ~PfN	-0.2
shape ~Pfd	0.15
shape ~Pfu	0.37
shape ~Pmf	0.29
shape ~PpN	0.26
shape ~RDu	0.2
shape ~RPN	0.12
shape ~SV	-0.12
shape ~SVN	0.15
shape ~T	-0.19
shape ~TDn	0.26
shape ~TPN	0.06
shape ~TPf	0.12
shape ~Td	0.13
shape ~Tfu	0.13
shape ~Tmf	0.16
shape ~V	-0.31
shape ~VA	0.13
shape ~VDN	0.16
shape ~VDn	0.2
shape ~VF	0.06
shape ~VN	-0.14
shape ~VNT	0.05
shape ~VNf	-0.11
shape ~VPF	0.1
shape ~VPN	0.03
shape ~VPm	-0.09
shape ~VR	0.11
shape ~Vd	0.03
shape ~Vf	-0.05
shape ~VfN	-0.35
shape ~Vfu	0.1
shape ~Vmf	0.43
shape ~VpN	0.22
shape ~cDN	-0.14
shape ~cNT	0.16
shape ~dN	0.08
shape ~dNf	0.13
shape ~dPf	0.53
shape ~dcd	0.17
shape ~dmf	-0.18
shape ~dpd	0.19
shape ~f	-0.06
shape ~fA	0.07
shape ~fDN	0.27
shape ~fDu	0.21
shape ~fF	0.04
shape ~fFe	0.21
shape ~fN	0.13
shape ~fNF	0.32
shape ~fNT	-0.15
shape ~fNV	0.09
shape ~fPN	0.21
shape ~fPf	0.55
shape ~fPp	0.2
shape ~fPu	0.17
shape ~fT	0.04
shape ~fcP	0.22
shape ~fcf	0.27
shape ~fe	0.14
shape ~fpV	0.31
shape ~fu	-0.04
shape ~fuA	0.07
shape ~fuF	0.4
shape ~fuN	0.17
shape ~fuT	-0.07
shape ~fuf	0.21
shape ~iN	0.24
shape ~nN	0.18
shape ~nNT	-0.08
shape ~nNV	0.17
shape ~nTN	0.2
shape ~nu	0.13
shape ~pAN	0.13
shape ~pIS	0.11
shape ~pNV	0.08
shape ~pV	0.15
shape ~pVN	-0.11
shape ~sF	0.2
shape ~sSV	-0.14
shape ~sf	0.12
shape ~sfF	0.25
shape ~uPN	0.08
shape ~uPf	-0.18
verbs 0	-0.21
verbs 0 figures 0	-0.31
verbs 0 figures 2	0.06
verbs 0 figures 3	-0.16
verbs 0 long	-0.59
verbs 0 short	-0.03
verbs 1	-0.17
verbs 1 figures 0	-0.06
verbs 1 figures 1	-0.13
verbs 1 figures 2	-0.28
verbs 1 figures 3	-0.53
verbs 1 long	-0.44
verbs 1 short	-0.09
verbs 1 some	0.04
verbs 2	-0.2
verbs 2 figures 1	-0.32
verbs 2 figures 2	-0.14
verbs 2 figures 3	-0.18
verbs 2 long	-0.36
verbs 2 short	-0.21
verbs 2 some	0.1
verbs 3	-0.44
verbs 3 figures 0	-0.14
verbs 3 figures 1	-0.29
verbs 3 figures 2	-0.32
verbs 3 long	-0.41
verbs 3 some	-0.16
`;
