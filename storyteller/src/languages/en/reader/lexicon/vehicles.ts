import type { Entry } from '../../../../craft/lexicon.ts'
import { entries } from './build.ts'

export const vehicles: readonly Entry[] = [
  ...entries(
    'vehicle',
    `
car, motor car, toy car | horse | - | rolls carries runs ! flies swims | brrm | petrol | a road
racing car, race car, formula one car, go kart, kart | horse | - | rolls runs is-loud ! flies is-slow | vroom | petrol | a track
bus/buses, coach, double decker, minibus | house | - | rolls carries is-tall ! flies swims | pssh | diesel | a stop
train, railway train, engine, steam engine, locomotive, choo choo | house | - | rolls pulls carries ! flies swims | choo-choo | coal | rails
tram; underground train, tube train, metro | house | - | rolls carries pulls ! flies swims | ding-ding | electricity | rails
lorry, truck, tipper | house | - | rolls carries is-heavy ! flies is-quiet | brumm | diesel | a road
van, delivery van; camper van, campervan, camper; ice cream van; caravan | horse | - | rolls carries hides ! flies swims | toot | petrol | a road
digger, excavator, mini digger, backhoe | house | - | digs carries is-heavy ! flies is-quiet | brumm | diesel | a building site
bulldozer; steamroller, roller | house | - | pushes rolls is-heavy ! flies is-quiet | rumble | diesel | a building site
crane, tower crane | house | - | holds is-tall carries ! runs flies | whirr | electricity | firm ground
tractor, trailer | horse | - | pulls rolls is-slow ! flies swims | chug | diesel | a field
combine harvester, combine | house | - | carries rolls is-loud ! flies is-quiet | rattle | corn | a field
cement mixer, concrete mixer, mixer truck | house | - | rolls carries is-round ! flies is-quiet | slosh | cement | a building site
bin lorry, rubbish truck, bin wagon, dustcart, garbage truck, refuse truck, dustbin lorry | house | - | carries pushes smells ! flies is-quiet | crunch | rubbish | full bins
fire engine, fire truck, firetruck | house | - | splashes stretches is-loud ! flies is-quiet | nee-naw | diesel | a ladder
police car | horse | - | rolls glows is-loud ! flies is-slow | nee-naw | petrol | a road
ambulance | horse | - | carries rolls is-loud ! flies is-slow | nee-naw | petrol | a clear road
motorbike, motorcycle; scooter, moped; quad bike | horse | - | rolls runs is-loud ! flies is-quiet | brap | petrol | a road
bicycle, bike, pushbike, tandem; balance bike; tricycle, trike | child | - | rolls carries is-quiet ! flies swims | ding | - | somebody who pedals
plane, aeroplane, airplane, jet, aircraft/aircraft | house | - | flies carries is-loud ! digs swims | whoosh | fuel | a runway
helicopter, chopper | horse | - | flies holds sees ! digs swims | chop-chop | fuel | a flat roof
hot air balloon; airship, zeppelin | house | adventure | floats flies is-round ! digs runs | hiss | hot air | wind
boat; sailing boat, sailboat; canoe; kayak; lifeboat | horse | ocean | floats carries holds ! flies digs climbs | splash | - | water
ship, tanker; sailing ship; ferry | house | ocean | floats carries is-heavy ! flies climbs | hoot | - | the sea
submarine | house | ocean | swims hides sees ! flies climbs | ping | - | deep water
pirate ship | house | pirates | floats carries hides ! flies digs | creak | - | wind
raft | horse | adventure | floats carries bends ! flies digs | - | - | a river
tugboat, tug | horse | ocean | pulls pushes floats ! flies climbs | toot | diesel | a harbour
rocket, space rocket, rocket ship | house | space | flies glows is-loud ! swims digs | whoosh | fuel | a countdown
spaceship, space ship, flying saucer, ufo/ufos, space shuttle, starship | house | space | flies glows carries ! swims digs | hum | stardust | a landing place
moon buggy, moon rover; mars rover, rover | horse | space | rolls digs sees ! flies swims | beep | sunlight | dust
sledge, sled, sleigh, toboggan | child | nature | rolls carries runs ! flies digs | swish | - | snow
snow plough, gritter | house | nature | pushes rolls is-heavy ! flies is-quiet | scrape | diesel | snow
skateboard; roller skate, rollerblade; hoverboard | arms | - | rolls carries runs ! flies swims | rattle | - | a smooth path
cable car; ski lift, chairlift; funicular | horse | - | climbs carries holds ! swims digs | hum | electricity | a mountain
cart, horse and cart, wagon; carriage | horse | castle | rolls carries ! flies swims | clip-clop | - | a horse
wheelbarrow; pushchair, buggy; pram | child | - | rolls carries holds ! flies swims | squeak | - | somebody who pushes
taxi/taxis; jeep, off roader; limousine; tank; forklift, forklift truck; road sweeper, street sweeper; milk float; snowmobile; jet ski; hovercraft/hovercraft; paddle steamer, steamboat; gondola; rickshaw; rocket car; flying car; glider; hang glider; drone; train carriage; steam ship, steamship; fire boat; rescue boat; recovery truck, tow truck, breakdown truck; car transporter; tanker lorry; muck spreader; lawnmower, lawn mower; ride on mower | house | - | rolls carries is-heavy ! swims is-quiet | brumm | fuel | a driver
`,
  ),
  ...entries(
    'machine',
    `
robot, android robot, robot dog | child | science | carries holds glows ! is-soft swims | beep | electricity | a battery
washing machine; tumble dryer; dishwasher | child | - | splashes holds is-loud ! flies climbs | slosh | socks | water
hoover, vacuum cleaner, robot hoover | child | - | rolls carries is-loud ! flies is-quiet | vroom | dust | a socket
hand dryer; hairdryer, hair dryer | arms | - | warms is-loud ! swims is-quiet | whoosh | - | electricity
fridge, refrigerator; freezer | child | - | cools holds hides ! flies runs | hum | - | electricity
oven, cooker; toaster; microwave | child | - | warms glows holds ! flies swims | ping | - | electricity
computer, laptop; tablet, ipad; phone, mobile; television, telly, tv; games console, screen | arms | science | glows sees sings ! swims runs | ping | - | electricity
lift, elevator; escalator | house | - | carries climbs holds ! flies swims | ding | - | electricity
time machine; machine, contraption; invention | horse | science | carries glows is-loud ! swims is-quiet | whirr | - | a handle
clock, grandfather clock; alarm clock; watch/watches; cuckoo clock | arms | - | sings sees is-round ! runs swims | tick-tock | - | winding
windmill; wind turbine; watermill | house | nature | pushes is-tall rolls ! runs swims | swish | wind | wind
lighthouse | house | ocean | glows sees is-tall ! runs flies | - | - | a keeper
traffic light; street lamp, lamp post, streetlight | horse | - | glows sees is-tall ! runs flies | - | - | electricity
torch, flashlight; lantern; lamp; night light, nightlight; candle | hand | - | glows warms is-small ! runs swims | click | - | a battery
telescope; microscope; magnifying glass; =binoculars | arms | science | sees stretches ! flies runs | - | - | an eye
magnet | hand | science | holds pulls sticks ! flies is-soft | click | - | iron
camera | hand | - | sees holds ! swims runs | click | - | light
conveyor belt | house | science | carries pulls rolls ! flies swims | clank | - | a switch
vending machine; cash machine, till | horse | - | holds glows is-heavy ! runs flies | clunk | coins | a plug
`,
  ),
]
