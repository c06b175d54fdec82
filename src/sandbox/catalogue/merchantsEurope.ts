/** Merchants of the European mainland and Ireland. See `readMerchants` for the columns. */
export const merchantsEurope = `
Bäckerei Kornwinkel | eating-out 5462 | wheat #f5deb3 #7a3b0c | 2-12 | bakery,cafe-early | 4.6 1 | Berlin, Hamburg, München | as=BAECKEREI_KORNWINKEL
Grünhag Markt | groceries 5411 | leaf #0b6e4f #d8f5c6 | 9-80 | grocer-small,grocer | 4.1 2 | Berlin, Köln, Frankfurt am Main, Hamburg | as=GRUENHAG_MARKT parent=nebelkern-handel esg=nested
Zum Nebelhirsch | eating-out 5812 | tail #4a2c2a #f3d8c7 | 12-64 | bistro | 4.4 2 | München | via=KSO
Quellstern-Apotheke | health 5912 | cross #ffffff #c1121f | 4-36 | pharmacy | 4.7 - | Berlin, Köln | -
Radwirbel | sport 5940 | wheel #23395b #8ee3ef | 8-160 | shop | 4.6 2 | Hamburg | -
Buchhandlung Tintenfalke | shopping 5942 | book #1f3b4d #f4d35e | 8-48 | shop | 4.8 2 | Berlin | via=SQK
Stromvogel | utilities 4900 | bolt #12355b #ffe14d | 55-120 | - | - | online | as=STROMVOGEL_GMBH
Schnellfunk | telecom 4814 | signal #5f0f40 #ffd6e8 | 12-35 | shop | 3.5 - | Köln, Frankfurt am Main | parent=nebelkern-handel
Holzmarie Möbel | home 5712 | house #f2e8cf #386641 | 35-480 | shop | 4.2 2 | München | as=HOLZMARIE_MOEBEL
Kaufhaus Lorenhaus | fashion 5651 | hanger #801336 #f8e9d6 | 16-180 | shop-sunday | 4 3 | Berlin, Hamburg, Frankfurt am Main | parent=nebelkern-handel
Elstertakt Verkehrsbetriebe | transport 4111 | stripes #ffd60a #1d3557 | 2-12 | - | 3.4 - | Berlin, Köln | as=ELSTERTAKT_VERKEHRSBETR
Kiezfunkel Späti | groceries 5499 | - | 2-16 | bar-midnight | 4.5 1 | Berlin | as=KIEZFUNKEL_SPAETI
Tankhof Morgentau | fuel 5541 | drop #274c77 #ffb703 | 30-95 | always | 3.9 - | Frankfurt am Main, München | -
Hotel Silberkranich | travel 7011 | fan #cad2c5 #2f3e46 | 78-230 | always-dated | 4.5 3 | Hamburg | -
Kaffeehaus Siebenspiegel | eating-out 5812 | cup #3c1518 #f2dcc0 | 5-28 | cafe | 4.7 2 | Wien | via=KSO
Mehlspeiserei Zuckerkrähe | eating-out 5462 | moon #ffe5ec #6a1b3a | 4-19 | bakery | 4.8 1 | Salzburg | as=ZUCKERKRAEHE
Almglanz Sport | sport 5941 | mountain #0077b6 #ffffff | 12-210 | shop | 4.3 2 | Salzburg, Wien | -
Donaudampfschifffahrtsgesellschaftskapitänskajüte Wirtshaus am alten Hafenspeicher | eating-out 5812 | wave #1b3a4b #e0fbfc | 11-58 | restaurant | 4.3 2 | Wien | as=DONAUDAMPFSCHIFFFAHRTSGE id=donaudampfschiff
Konditorei Gipfelstern | eating-out 5462 | mountain #fff0f3 #9d0208 | 4-24 | bakery | 4.7 2 | Zürich | via=SQK
Murmelbahn | transport 4112 | road #d00000 #ffffff | 4-64 | rail | 4.5 - | Bern, Zürich | -
Uhrenhaus Tickling | shopping 5944 | ring #f8f9fa #343a40 | 60-900 | shop | 4.4 4 | Zürich | -
Boulangerie Petitlune | eating-out 5462 | moon #264653 #f4e1c1 | 1.5-11 | bakery | 4.7 1 | Paris, Lyon | via=SQK
Épicerie Tournevent | groceries 5411 | fan #e9edc9 #606c38 | 6-48 | grocer-small | 4.2 2 | Paris, Nantes | -
Merlebois Marché | groceries 5411 | overlap #005f73 #ffffff #94d2bd | 9-88 | grocer | 3.9 2 | Paris, Lyon, Strasbourg, Nantes | parent=groupe-astravelle esg=strings
Bistrot Sept-Hiboux | eating-out 5812 | moon #540b0e #fff3b0 | 16-74 | bistro | 4.5 2 | Lyon | via=TBL
Pharmacie du Merlebleu | health 5912 | cross #2a9d8f #ffffff | 4-32 | pharmacy-split | 4.5 - | Strasbourg, Paris | -
Brumellane | fashion 5651 | shirt #22223b #f2e9e4 | 24-190 | shop-holiday | 4 3 | Paris, Lyon | parent=groupe-astravelle
Trainelle | transport 4112 | chevrons #7b2cbf #ffffff | 9-96 | rail | 3.8 - | Paris, Lyon, Nantes | -
Librairie Encrebleue | shopping 5942 | drop #dbe9ff #1a3a8a | 6-42 | shop | 4.8 2 | Nantes | -
Hôtel des Trois Lanternes Bleues | travel 7011 | lamp #14213d #ffe5a0 | 82-240 | always | 4.3 3 | Strasbourg | as=HOTEL_TROIS_LANTERNES
Électrelle | utilities 4900 | bolt #ff4d00 #fff7e6 | 48-115 | - | - | online | -
Fromagerie Clochevert | groceries 5451 | - | 5-36 | bakery | 4.9 2 | Lyon | -
Panadería Sietelunas | eating-out 5462 | loaf #ffb4a2 #6d2e46 | 1.5-12 | bakery | 4.6 1 | Madrid, Sevilla | -
Tapería Gorrión Azul | eating-out 5812 | tail #0077b6 #fefae0 | 9-58 | restaurant-dated | 4.5 2 | Sevilla | via=TBL
Farmacia Valdelirio | health 5912 | cross #d8f3dc #087f5b | 3-28 | pharmacy-split | 4.4 - | Madrid | -
Mercado Olivarda | groceries 5411 | drop #606c38 #fefae0 | 6-64 | grocer | 4 1 | Madrid, Valencia | -
Zapatelia | fashion 5661 | steps #d62828 #fff4e6 | 24-120 | shop | 3.9 2 | Valencia, Madrid | -
Viasolera Autobuses | transport 4131 | sun #f77f00 #ffffff | 2-38 | text-only | 3.7 - | Sevilla | -
Posada del Grillo | travel 7011 | - | 64-170 | empty | 4.4 2 | Valencia | brand=none
Casa Olmo | eating-out 5812 | seed #ffffff #b3302a | 22-95 | restaurant-day-off | 4.4 2 | Roma | via=TBL
Gelateria Settebrina | eating-out 5814 | dots #fff0f6 #d6336c | 2.5-9 | bar-midnight | 4.8 1 | Roma, Bologna | via=SQK
Farmacia Lunargento | health 5912 | cross #e7f5ff #1971c2 | 4-30 | pharmacy | 4.3 - | Milano | -
Alimentari Ghirobello | groceries 5411 | bag #d8e2dc #9d0208 | 5-46 | pharmacy-split | 4.6 1 | Bologna | -
Bottega Spilloro | shopping 5944 | diamond #10002b #ffd700 | 24-280 | shop | 4.5 3 | Milano | -
Treni Alborea | transport 4112 | arc #9b2226 #ffe3d8 | 5-72 | rail | 3.9 - | Milano, Roma, Bologna | -
Libreria Cartavento | shopping 5942 | book #f1faee #1d3557 | 7-38 | shop-sunday | 4.7 2 | Bologna | -
Bakkerij Kruimelaar | eating-out 5462 | loaf #ff9f1c #3d1f00 | 2-14 | bakery | 4.6 1 | Amsterdam, Utrecht | -
Spaakwind Fietsen | sport 5940 | wheel #e76f51 #fff8f0 | 6-190 | shop | 4.6 2 | Utrecht | -
Groenwiek Supermarkt | groceries 5411 | seedling #006d3c #fff3b0 | 6-66 | grocer-small | 4 1 | Amsterdam, Utrecht | esg=objects
Stroomlijster | utilities 4900 | wave #caf0f8 #03045e | 50-120 | - | - | online | -
Café De Zilte Uil | eating-out 5813 | aperture #432818 #ffe6a7 | 5-44 | pub | 4.4 2 | Amsterdam | via=KSO
Bloemerij Zonneklok | shopping 5992 | petals #fff3b0 #e07a5f #f2a65a | 6-38 | shop | 4.8 2 | Utrecht | -
Bageri Mossälgen | eating-out 5462 | leaf #283618 #f6e7cb | 4-16 | bakery | 4.7 1 | Stockholm | -
Björkvind Möbler | home 5712 | lamp #f1f3f5 #0b4f6c | 30-420 | shop-sunday | 4.1 2 | Stockholm, Göteborg | -
Skärvind Färjor | travel 4411 | sail #005f99 #fdfcdc | 12-95 | stale | 4 - | Göteborg | -
Fika Blåmusen | eating-out 5814 | cup #cfe1ff #1d3b8b | 4-15 | cafe | 4.6 1 | Göteborg | -
Älvglimt Apotek | health 5912 | cross #40916c #f1fff5 | 5-34 | pharmacy | 4.3 - | Stockholm | -
The Puffin & Plough | eating-out 5813 | fish #0b3d2e #ffd166 | 6-54 | pub | 4.6 2 | Dublin | via=KSO
Gannetry Books | shopping 5942 | book #f0efeb #283618 | 6-40 | shop | 4.9 2 | Galway | -
Clovermoor Market | groceries 5411 | petals #16a34a #f0fff4 #bbf7d0 | 7-70 | grocer | 4 1 | Dublin, Galway | esg=strings
Saltgrass Bakery | eating-out 5462 | wheat #e0fbfc #293241 | 3-16 | bakery | 4.7 1 | Galway | -
Dunroe Tramways | transport 4111 | road #2d00f7 #f7fff7 | 2-8 | - | 3.8 - | Dublin | parent=orrisway-transport
Καφενείο Χρυσό Κοχύλι | eating-out 5814 | spiral #f4a261 #2a1a0a | 2-18 | cafe | 4.7 1 | Αθήνα | as=KAFENEIO_CHRYSO_KOCHYLI id=chryso-kochyli
Φαρμακείο Αστερίας | health 5912 | cross #edf6f9 #006d77 | 3-26 | pharmacy-split | 4.5 - | Αθήνα | as=FARMAKEIO_ASTERIAS id=farmakeio-asterias
Νησόβεντο | travel 4411 | sail #ffffff #0a58ca | 18-120 | stale | 4.1 - | Αθήνα | as=NISOVENTO_FERRIES id=nisovento
`;
