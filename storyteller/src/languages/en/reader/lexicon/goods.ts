import type { Entry } from '../../../../craft/lexicon.ts'
import { entries } from './build.ts'

export const goods: readonly Entry[] = [
  ...entries(
    'food',
    `
cake, chocolate cake, sponge cake; birthday cake; cupcake, fairy cake; muffin | arms | - | holds smells is-soft ! runs flies | - | - | candles
biscuit, cookie, cracker; ~gingerbread | hand | - | smells holds is-small ! runs flies | crunch | - | a tin
~bread, loaf/loaves; bread roll; bun; ~toast; croissant; crust | hand | - | smells warms is-soft ! runs flies | crackle | - | an oven
~dough, batter; ~flour; ~yeast | hand | - | sticks stretches is-soft ! runs flies | plop | - | warmth
pancake; waffle | hand | - | flies is-round bends ! runs is-heavy | flop | - | a pan
pizza | arms | - | smells warms is-round ! runs flies | - | - | an oven
~pasta, macaroni, lasagne; ~spaghetti; noodle | hand | - | bends stretches sticks ! runs flies | slurp | - | sauce
sausage, hot dog; burger; fish finger; chip; ~ham; meatball | hand | - | rolls smells warms ! flies is-loud | sizzle | - | a pan
potato/potatoes, spud; mashed potato/mashed potatoes, mash/mash | hand | nature | rolls hides is-round ! flies is-loud | - | - | earth
carrot; parsnip; radish; turnip; beetroot | hand | nature | hides digs sticks ! flies is-loud | crunch | - | earth
pea; ~broccoli; ~spinach; cabbage; cauliflower; sprout, brussels sprout; vegetable, veg/veg, veggie, greens/greens; ~salad; cucumber; courgette; lettuce; pepper; onion; ~garlic; ~sweetcorn | hand | nature | rolls hides is-small ! flies is-loud | - | - | a plate
tomato/tomatoes | hand | nature | rolls is-round is-soft ! flies is-loud | splat | - | sun
pumpkin | arms | nature | rolls is-round holds ! flies is-loud | - | rain | sun
apple; pear; plum | hand | nature | rolls is-round smells ! flies is-loud | crunch | - | a tree
banana | hand | nature | bends is-soft ! flies is-loud | - | - | a bunch
strawberry; raspberry; blackberry; blueberry; cherry; berry; grape | hand | nature | rolls is-small smells ! flies is-loud | - | - | sun
orange, mandarin, satsuma; lemon; melon, watermelon; pineapple; mango/mangoes; peach; ~fruit; kiwi | hand | nature | rolls is-round smells ! flies is-loud | - | - | sun
ice cream, ice cream cone, sorbet; ice lolly, lolly; milkshake | hand | - | cools is-soft is-small ! warms runs | - | - | a cold box
~chocolate, chocolate bar/chocolate bars; ~hot chocolate, cocoa | hand | - | smells warms is-soft ! flies is-loud | - | - | a cool place
sweet, candy, jelly baby; lollipop; marshmallow; ~candyfloss; ~jelly | hand | - | sticks is-small is-soft ! flies is-loud | - | - | a paper bag
~honey, syrup; ~jam, marmalade; ~peanut butter | hand | - | sticks holds smells ! flies is-loud | - | - | a spoon
~milk, hot milk; ~juice; ~tea; ~lemonade | hand | - | splashes warms ! climbs is-loud | glug | - | a cup
~soup, stew, broth; ~porridge; ~cereal; ~rice; ~custard; yoghurt; ~gravy | hand | - | warms smells splashes ! climbs is-loud | slurp | - | a spoon
egg, boiled egg, fried egg; omelette | hand | animals | rolls hides is-round ! flies is-loud | crack | - | an egg cup
~cheese; ~butter; ~cream | hand | - | smells sticks is-soft ! flies is-loud | - | - | a cool place
nut, almond; peanut; hazelnut; walnut | hand | forest | rolls hides is-small ! flies is-soft | crack | - | a shell
~popcorn; crisp; picnic; lunchbox, packed lunch; sandwich | arms | - | jumps smells holds ! swims is-heavy | pop | - | company
~breakfast; dinner, teatime; supper; lunch; tea party; meal; ~food | arms | - | warms smells holds ! runs flies | - | - | somebody hungry
pudding; pie, apple pie, mince pie; tart; doughnut, donut; dumpling; scone; crumpet; pretzel; taco; ~sushi; ~curry; kebab; fish and chips/fish and chips; ~ketchup; ~mustard; ~salt; ~sugar; cinnamon, spice; ~vanilla; olive; coconut; avocado; fig | hand | - | smells holds sticks ! flies is-loud | - | - | a plate
`,
  ),
  ...entries(
    'body',
    `
tooth/teeth, milk tooth/milk teeth, wobbly tooth/wobbly teeth, front tooth/front teeth | hand | - | holds is-small ! flies runs | click | - | a brush
hand, fist; finger; thumb | hand | - | holds pushes pulls ! flies is-loud | clap | - | another hand
foot/feet; toe, little toe; leg; knee | hand | - | runs jumps pushes ! flies sees | tap | - | a sock
arm; elbow; shoulder | arms | - | holds carries bends ! flies sees | - | - | a sleeve
nose; nosebleed, nose bleed; bogey | hand | - | smells is-small ! flies runs | sniff | - | a handkerchief
ear | hand | - | hears is-soft ! flies sees | - | - | quiet
eye; eyelash, eyebrow | hand | - | sees is-round ! flies hears | blink | - | light
~hair; curl; fringe; plait; beard; moustache; ponytail | arms | - | stretches bends is-soft ! flies is-loud | - | - | a comb
tummy, belly, stomach; belly button; seat, bottom, bum | arms | - | holds warms is-round ! flies sees | rumble | dinner | dinner
heart; lung | hand | - | warms is-small holds ! flies sees | boom-boom | - | air
bone; muscle | arms | - | holds bends ! flies is-soft | - | - | milk
red drop, ~blood; ~skin; ~sweat; vein | hand | - | runs carries warms ! flies is-loud | - | - | a heart
brain; head; memory | hand | science | hears sees holds ! flies runs | - | - | sleep
freckle; birthmark; scar; spot | hand | - | sticks is-small ! flies is-loud | - | - | a face
germ, bacteria/bacteria; virus/viruses | hand | science | hides is-small sticks ! flies is-loud | - | - | unwashed hands
mouth; tongue; lip; voice; face | hand | - | sings stretches is-loud ! flies runs | mwah | dinner | words
~poo, poop; ~wee, pee; fart; burp; ~snot; sneeze; hiccup; yawn | hand | - | smells is-small is-loud ! flies climbs | pfft | - | a toilet
tail; wing; horn; paw; ~fur; feather; claw; whisker; mane; fin; beak; spike | arms | animals | bends holds is-soft ! sings runs | swish | - | an owner
`,
  ),
  ...entries(
    'clothes',
    `
shoe; trainer; sandal; slipper; football boot | hand | - | runs holds sticks ! flies sees | clop | - | its other half
welly/wellies, wellington boot, wellie, rain boot, wellington; boot | arms | nature | splashes holds hides ! flies sees | squelch | - | puddles
sock, odd sock; other sock, missing sock, its partner, sock partner; stocking; =tights | hand | - | warms hides is-soft ! flies is-loud | - | - | its other half
hat, bobble hat, woolly hat, top hat; cap; helmet | hand | - | warms holds hides ! runs is-loud | - | - | a head
=pants, underpants, knickers, boxers | hand | - | hides stretches holds ! runs is-loud | ping | - | a drawer
=trousers; =shorts; =dungarees; =leggings | arms | - | hides holds warms ! flies is-loud | - | - | two legs
=pyjamas, pjs; nightie; dressing gown; onesie | arms | - | warms is-soft holds ! flies is-loud | - | - | bedtime
dress, party dress, princess dress; skirt; tutu | arms | princesses | bends holds is-soft ! digs is-loud | swish | - | a twirl
jumper, sweater; t shirt, tshirt; shirt; cardigan; hoodie | arms | - | warms holds is-soft ! runs is-loud | - | - | arms
coat, anorak; jacket; raincoat; cape, cloak; apron | arms | - | warms hides holds ! runs is-loud | rustle | - | a peg
glove; mitten | hand | - | warms holds is-soft ! runs is-loud | - | - | hands
scarf/scarves; tie; ribbon | arms | - | warms stretches bends ! runs is-loud | - | - | a neck
=glasses, specs, spectacles | hand | - | sees holds is-small ! runs is-loud | - | - | a nose
button; zip; buckle; shoelace, lace; pocket; ~velcro | hand | - | holds sticks is-small ! runs flies | click | - | a hole
umbrella, parasol | arms | nature | hides holds stretches ! runs is-heavy | flap | - | rain
rucksack, backpack; school bag, schoolbag; bag, handbag; suitcase | arms | - | carries holds hides ! flies runs | - | books | a back
necklace; ring; bracelet; brooch; earring | hand | princesses | holds glows is-round ! runs is-loud | clink | - | a box
nappy; bib; armband; swimming costume, swimsuit | arms | - | holds is-soft ! runs is-loud | - | - | -
belt; badge; bow tie; feather boa; veil; glove puppet; kilt; sari; poncho; swimming cap; snow suit, snowsuit; ballet shoe; clog; flip flop; high heel; roller boot; leather jacket; dinosaur costume; ghost costume; superhero cape | arms | - | warms holds hides ! runs is-loud | - | - | a wearer
`,
  ),
  ...entries(
    'household',
    `
bed, own bed, big bed; cot, cradle; bunk bed, bunk; hammock | horse | - | holds warms is-soft ! flies runs | creak | - | somebody tired
pillow; cushion | arms | - | is-soft holds warms ! runs is-loud | - | - | a head
blanket, quilt; duvet; sheet; mattress; towel | horse | - | warms hides is-soft ! runs is-loud | - | - | somebody cold
chair, stool; armchair, rocking chair; sofa, settee, couch; table; bench; desk | horse | - | holds is-heavy ! flies runs | creak | - | a floor
cup, teacup, sippy cup; mug; vase; teapot; kettle; glass; bottle; jug | hand | - | holds warms ! runs is-soft | clink | tea | a saucer
spoon, ladle; fork; knife/knives; plate; bowl; pan, saucepan; pot; whisk | hand | - | holds carries ! runs is-soft | clink | - | dinner
toothbrush | hand | - | stretches splashes is-small ! flies runs | swish | toothpaste | a cup
~soap; ~shampoo; ~toothpaste; ~foam; plaster; ~medicine; sponge; ~sun cream, suncream, sunscreen | hand | - | splashes is-small sticks ! runs is-loud | squelch | - | water
bath, bathtub; shower; sink | horse | - | splashes holds warms ! runs flies | glug | - | water
toilet, loo/loos; potty | child | - | holds splashes ! runs flies | flush | - | somebody in a hurry
broom, broomstick, flying broom; mop; dustpan; brush, hairbrush; comb | child | magic | pushes stretches ! runs sees | swish | dust | an arm
bin, dustbin, rubbish bin, wheelie bin; ~rubbish, litter, junk; ~recycling; ~compost | child | science | holds smells hides ! flies runs | clang | rubbish | a lid
key; lock, padlock | hand | discovery | holds hides is-small ! flies is-soft | click | - | its other half
letter, envelope; postcard; parcel; message in a bottle/messages in bottles; message, note; invitation | hand | - | carries hides is-small ! runs swims | rustle | - | a stamp
present, gift; surprise | arms | - | hides holds ! runs flies | rustle | - | a ribbon
box, cardboard box; basket; chest; jar; drawer; moneybox, piggy bank | arms | - | holds hides carries ! runs flies | - | - | a lid
mirror; picture, poster; painting; photograph, photo; drawing | arms | - | sees holds ! runs is-soft | - | - | a nail
curtain; carpet, rug; lampshade | horse | - | hides is-soft warms ! runs is-loud | swish | - | a window
=scissors; needle; ~thread; ~wool; ~glue; rope; ~string; ~sticky tape; hammer; screwdriver; tool; spanner | hand | - | holds sticks is-small ! runs flies | snip | - | a steady hand
spade, shovel; bucket; rake; watering can; hose; flowerpot; trowel | arms | nature | digs holds carries ! flies is-soft | clang | earth | a garden
phone box; bell, doorbell; switch; light bulb; battery; plug; wire, cable | hand | science | glows is-loud is-small ! runs swims | ding | electricity | a wall
ladder | horse | - | climbs is-tall holds ! runs swims | creak | - | a wall
~paper; paper clip; peg; paper plane; paper chain; paper boat | hand | - | bends holds flies ! swims is-heavy | rustle | - | a fold
coin, penny; ~money; ~pocket money | hand | - | rolls is-round is-small ! flies is-soft | clink | - | a purse
wheelchair; hearing aid; walking frame; crutch; plaster cast; walking stick | child | - | rolls carries holds ! flies is-soft | - | - | a ramp
~electricity, energy; light; ~heat; sound; ~gravity; ~air | house | science | glows runs warms ! digs is-heavy | hum | - | a wire
dream; wish; secret; idea; riddle; joke; poem | hand | magic | hides floats is-quiet ! digs is-heavy | - | - | somebody to have it
bird house, nest box, bird feeder, bird table; fish bowl, fish tank; cage; dog basket; lead; saddle; bridle; horseshoe; cobweb, spiders web, web; anthill, ant heap; nest, birds nest; beehive, hive; burrow, den of a fox; molehill | arms | animals | holds hides warms ! flies runs | - | - | somebody who lives there
candlestick; match; lighter; firelighter; hot water bottle; sleeping bag; sandbag; picnic basket; tin, tin can, can of beans; cork; barrel; sack; crate; tray; napkin; tablecloth; doormat; coat hanger; clothes line, washing line; clothes peg; laundry basket; iron; ironing board | arms | - | holds carries hides ! flies runs | - | - | a hand
flag; banner; sign, road sign; ticket; passport; calendar; timetable; newspaper; magazine; recipe; list, shopping list; label; map of the town; envelope seal; crossword; quiz | hand | discovery | holds bends hides ! runs swims | rustle | - | a reader
crystal ball; magic mirror; magic lamp; magic hat; magic stone; magic shoes/magic shoes; magic pencil, magic pen, magic paintbrush; magic key; magic book; invisibility cloak; treasure box; time capsule; hourglass, egg timer; compass; anchor; oar, paddle; sail; steering wheel; wheel; propeller; parachute; seat belt; headlight; tyre, tire; ~petrol; bumper | hand | magic | holds hides is-quiet ! runs is-loud | - | - | somebody who knows how
toothpick; ~cotton wool; tissue, handkerchief, hanky; thermometer; stethoscope; bandage; wig; ~perfume; lipstick, make up; hair clip, hairband, hair bow; ~nail varnish; earmuffs/earmuffs; ear plug; false teeth/false teeth | hand | - | holds sticks is-small ! flies runs | - | - | a drawer
`,
  ),
  ...entries(
    'instrument',
    `
piano/pianos, keyboard; organ | horse | - | sings holds is-heavy ! flies runs | plink | - | ten fingers
guitar; ukulele; banjo/banjos | arms | - | sings holds ! flies runs | twang | - | strings
violin, fiddle; cello/cellos | arms | - | sings stretches ! flies runs | screech | - | a bow
drum, drum kit; tambourine; cymbal; triangle | arms | - | is-loud is-round ! flies is-quiet | boom | - | two sticks
trumpet; trombone; tuba; french horn; saxophone | arms | - | is-loud sings bends ! flies is-quiet | tarara | - | breath
flute; recorder; clarinet; whistle; harmonica; accordion | arms | - | sings is-small ! flies runs | tootle | - | breath
harp; xylophone, glockenspiel; music box | child | magic | sings holds ! flies runs | ting | - | quiet
~music; song, tune; lullaby; orchestra; band; choir | house | - | sings floats is-loud ! digs is-heavy | la | - | ears
`,
  ),
  ...entries(
    'school',
    `
book, storybook, picture book, exercise book; diary; comic; dictionary | arms | discovery | holds hides is-quiet ! runs flies | rustle | - | a reader
alphabet letter, letter of the alphabet; ^alphabet; word; sentence | hand | discovery | bends sticks is-small ! runs is-heavy | - | - | its neighbours
number, zero/zeros, number seven/number sevens; sum, fraction; times table; ~maths, counting | hand | discovery | stretches holds is-small ! runs is-heavy | - | - | a next one
blackboard, whiteboard; satchel; ruler; rubber, eraser; pencil case; sharpener | arms | - | holds is-quiet ! runs flies | - | chalk | a class
~homework; spelling test, exam; lesson; ~spelling | arms | - | holds hides ! runs flies | - | - | patience
experiment, science experiment, chemistry set; ~science | arms | science | glows smells ! runs is-quiet | fizz | - | curiosity
colour, rainbow colours/rainbow colours; ~paint; shape; circle; square | hand | discovery | glows runs sticks ! digs is-heavy | - | - | eyes
class; school trip; ~playtime; assembly; school play; nativity play, nativity | house | friendship | is-loud holds ! flies is-small | - | - | children
`,
  ),
  ...entries(
    'sport',
    `
~football, football match/football matches, football game/football games, soccer; goal; penalty; tournament, world cup | house | - | rolls runs jumps ! flies is-slow | goal | - | two teams
~swimming; swimming lesson; diving board; swimming badge | house | - | swims floats splashes ! digs climbs | splash | - | a pool
~tennis; ~basketball; ~rugby; ~hockey, ice hockey; ~cricket; ~badminton; ~netball; ~golf; ~volleyball; ~rounders | house | - | runs jumps holds ! flies is-slow | thwack | - | a ball
~gymnastics; ~ballet; dance, dancing/dancing; disco/discos; ~yoga; cartwheel; handstand; ~judo, karate | house | - | jumps bends stretches ! flies is-heavy | - | - | room
~skiing, snowboarding; ~skating, ice skating; ski; skate, ice skate; ice rink | house | nature | runs rolls bends ! flies is-slow | swish | - | snow
race, marathon; sports day; competition; medal; trophy, cup final | house | - | runs jumps rolls ! flies is-slow | hurrah | - | a finish
~hide and seek; ~hopscotch; ~skipping; ~pass the parcel; treasure hunt, scavenger hunt; game | house | friendship | hides runs jumps ! flies is-heavy | boo | - | friends
~horse riding; riding lesson | house | animals | runs jumps carries ! flies | clip-clop | - | a horse
~climbing, rock climbing; climbing wall; hike, hiking/hiking; walk | house | adventure | climbs holds stretches ! flies is-slow | - | - | good shoes
~chess; ~draughts, checkers; ~bowling; ~archery; ~table tennis, ping pong; ~surfing; ~sailing; ~rowing; ~trampolining; ~fishing; camping trip; obstacle course; ~cycling; ~martial arts; ~wrestling; ~darts | house | - | holds runs jumps ! flies | - | - | practice
`,
  ),
  ...entries(
    'feast',
    `
*Christmas, *xmas, *advent; *Christmas Eve; advent calendar | house | fairy-tale | glows smells sings ! flies runs | jingle | - | waiting
birthday, birthday girl, birthday boy; birthday party; party | house | friendship | sings glows is-loud ! flies is-quiet | hip hip hooray | cake | guests
*Easter; easter egg; egg hunt | house | nature | hides smells rolls ! flies runs | - | - | spring
*Halloween, trick or treat; *Bonfire Night; firework | house | magic | glows hides is-loud ! swims is-heavy | boo | - | the dark
wedding; bridesmaid; flower girl; page boy; ring bearer; best man/best men; confetti/confetti; bride | house | princesses | sings glows ! flies runs | ding-dong | cake | a ring
carnival, fete; festival; parade; lantern parade; concert; *Diwali; *Eid; *Hanukkah; *Chinese New Year; *New Year; *Mother’s Day; *Father’s Day | house | magic | sings glows is-loud ! flies is-quiet | oom-pah | sweets | people
holiday, half term/half terms, summer holidays/summer holidays; trip, day out; journey, voyage; sleepover; weekend | house | adventure | carries stretches ! flies is-small | - | sandwiches | a suitcase
christening; anniversary; graduation; housewarming; picnic party; pyjama party; disco party; beach party; tea dance; *Thanksgiving; *Valentine’s Day; *Pancake Day; *St Nicholas Day; harvest, harvest festival; midsummer, midsummer night | house | friendship | sings glows is-loud ! flies runs | - | cake | guests
`,
  ),
]
