/** Merchants of the United Kingdom, including online ones. See `readMerchants` for the columns. */
export const merchantsGB = `
Northside Coffee | coffee 5814 | stroke #16352c #f3ecd2 | 3-9 | cafe,cafe-early | 4.6 1 | London#2041, London, London, Leeds, Bristol, Manchester | as=NORTHSIDE_COFF via=PYZ esg=objects
Harrow & Vale | groceries 5411 | overlap #e94f2e #ffffff #f7b3a3 | 12-110 | grocer-early-close,grocer,grocer-special | 4.1 2 | Leeds#0217, London, London, York, Bath, Manchester, Edinburgh, Birmingham | parent=fairquill-group esg=nested site=harrowvale.example
Lumen Energy | utilities 4900 | bolt #ffd23c #171717 | 60-140 | - | - | online | esg=strings
Orbit Rail | transport 4112 | arc #0c2d6b #ffffff #7fb2ff | 4-58 | ticket-office,rail | 3.7 - | Leeds, London, York, Manchester, Bristol, Edinburgh | parent=orrisway-transport esg=objects
Meridian Stream | entertainment 4899 | play #121212 #ff3d71 | 11.99 | - | - | online | as=MERIDIAN_STREAM,MERIDSTRM
Tidewell Pharmacy | health 5912 | cross #e2f3ec #0b8a63 | 3-28 | always,pharmacy,always-dated,always,pharmacy,pharmacy-late | 4.8 1 | Leeds, London, York, Bristol, Cardiff, Leeds#0091 | parent=fairquill-group
Fennimoor Foods | groceries 5411 | leaf #2f7d32 #f4ffe3 | 8-75 | grocer-small,grocer | 4 2 | London, London, Glasgow, Edinburgh, Cardiff | esg=strings
Quillmarket | groceries 5411 | bag #ffcf33 #20325a | 6-62 | grocer-small | 3.8 1 | Manchester, Leeds, Birmingham, London, Glasgow | parent=fairquill-group
Oddweather Larder | groceries 5499 | wheat #5c4326 #ffe9b8 | 7-34 | market | 4.7 2 | Whitby | -
Bramblegate Farm Shop | groceries 5499 | - | 9-42 | farm-shop | 4.7 2 | Bath | -
Tallowfield Butchers | groceries 5422 | diamond #7b1023 #fff1ea | 8-46 | bakery | 4.8 2 | York | -
Cheeseloft Stores | groceries 5451 | quarters #fff1c9 #a65a00 #f2b134 | 6-29 | shop | 4.6 2 | Bristol | via=SQK
Crumbwright Bakery | eating-out 5462 | loaf #fbe6c8 #8a3f12 | 2-14 | bakery | 4.7 1 | Bristol, Bath | via=SQK
Ninefold Noodles | eating-out 5814 | spiral #c81d25 #fff3d6 | 9-38 | restaurant-midnight | 4.4 1 | London, Manchester, Birmingham | via=TBL brand=placeholder
The Tin Magpie | eating-out 5813 | tail #1d2b53 #cfe8ff | 5-48 | pub | 4.5 2 | Leeds | via=KSO
Saltmarrow Fish Bar | eating-out 5814 | fish #0a6e8f #fdf7e4 | 7-26 | restaurant-dated | 4.6 1 | Whitby | -
Dumpling Almanac | eating-out 5812 | moon #f6d7dd #8c1c4a | 11-54 | bar-midnight | 4.3 2 | London, Edinburgh | via=TBL
Mango & Slate | eating-out 5812 | flame #ff8a00 #2b1b0e | 14-72 | restaurant | 4.2 2 | Birmingham | via=TBL
Lanternjack Burgers | eating-out 5814 | burst #3a0f0f #ffb347 | 7-31 | delivery,kitchen | 3.9 1 | London, Leeds, Glasgow, Cardiff | brand=own
Olive Terrace | eating-out 5812 | - | 14-66 | restaurant | 4.4 2 | London | id=olive-terrace-london brand=none
Olive Terrace | eating-out 5812 | sun #4b5d16 #f7f3cf | 16-70 | bistro | 4.1 3 | Bath | id=olive-terrace-bath brand=none
Velvet Heron | eating-out 5813 | sail #3b1c4f #f0d9ff | 6-52 | bar | 4.4 2 | Bristol | id=velvet-heron-bar brand=none
Velvet Heron | beauty 7230 | scissors #e9defb #5b2a86 | 24-85 | salon | 4.9 2 | York | id=velvet-heron-hair brand=none
Velvet Heron | shopping 5942 | - | 6-38 | text-only | 4.6 - | Edinburgh | id=velvet-heron-books brand=none
Cloudberry Canteen | eating-out 5812 | dots #fff4e0 #d9480f | 8-24 | cafe-early | 4.5 1 | Manchester | via=PYZ
Juniper Owl | eating-out 5813 | pin #0f3d3e #e2dfb9 | 7-58 | bar-lone-end | 4.3 2 | Glasgow | via=KSO
Rooftop Gecko | eating-out 5813 | stripes #0a8f5b #eafff4 | 9-64 | bar-weekly | 4 3 | London | via=TBL
Tramlark | transport 4111 | stripes #d7263d #ffffff | 1.75-4.80 | - | 3.9 - | Manchester, Birmingham, Glasgow | parent=orrisway-transport
Quickhare Cabs | transport 4121 | tail #ffbf00 #191919 | 6-38 | - | - | online | via=PYZ
Pedalune | transport 4789 | wheel #00a6a6 #ffffff | 1-9 | always | 4.1 - | London, Bristol, Edinburgh | esg=objects
Ferrowick Parking | transport 7523 | pin #1652f0 #ffffff | 2-18 | always-dated | 2.9 - | London, Leeds, Bath, York | -
Tollgate Bridges | transport 4784 | arc #3d405b #f2cc8f | 2.40 | - | - | Bristol | -
Torchwell Fuel | fuel 5541 | flame #b80c09 #ffe8d1 | 28-92 | always,always-dated | 3.8 - | Leeds, York, Birmingham, Cardiff, London | parent=orrisway-transport
Ampersea Charge | fuel 5552 | bolt #00c48c #05261d | 6-34 | always | 4 - | London, Bath, Edinburgh | via=PYZ esg=nested
Cumulara Air | travel 4511 | tail #1e3fae #ffd9ec | 48-420 | - | - | online | -
The Drowsy Fox Hotel | travel 7011 | moon #2c1810 #f6b26b | 84-260 | always | 4.6 3 | York | via=KSO
Roamfinch Stays | travel 4722 | tent #ff6b6b #fffbe8 | 60-480 | - | - | online | -
Wayfarrow Travel | travel 4722 | - | 35-600 | office | 4 - | Leeds | brand=placeholder
Skerryline Ferries | travel 4411 | wave #014f86 #e6f4ff | 18-140 | stale | 3.9 - | Edinburgh | -
Tumbleweft | shopping 5399 | ribbon #242038 #f7ece1 #9067c6 | 8-120 | - | - | online | esg=strings
Parcel & Plume | shopping 5947 | ribbon #fde2e4 #a4133c | 5-42 | shop-holiday | 4.7 2 | Bath | via=SQK
Inkhorn & Daughters | shopping 5942 | book #5a189a #ffe5a8 | 7-46 | shop-sunday | 4.9 2 | London, Edinburgh | via=SQK
Thimblerigg Toys | shopping 5945 | blocks #ffe066 #e03131 #1971c2 | 6-58 | shop | 4.5 2 | Bristol, York | -
Inkwell Stationers | shopping 5943 | - | 2-19 | text-plain | 3.6 - | Whitby | brand=none
Greyfinch Vintage | fashion 5931 | - | 8-64 | empty | 4.2 1 | Glasgow | via=SQK
Loomfield | fashion 5651 | hanger #111111 #f5f5f0 | 18-140 | shop-sunday | 4 2 | London, Leeds, Manchester, Bristol, Birmingham | parent=groupe-astravelle esg=strings
Wrenholt | fashion 5651 | shirt #e8efe9 #24573b | 22-165 | shop-holiday | 4.2 3 | London, Bath | -
Pebblefoot | fashion 5661 | steps #f3e9dc #7f4f24 | 34-128 | shop | 4.3 2 | Leeds, Cardiff | -
Hemlockery | fashion 5691 | - | 15-96 | - | - | online | brand=placeholder
Pixelmoor | electronics 5732 | blocks #0b132b #5bc0eb #fde74c | 14-640 | shop-sunday | 3.8 3 | London, Manchester, Glasgow | parent=fairquill-group
Circuitry Lane | electronics 5734 | hexagon #e7f5ff #1864ab | 6-220 | stale | 4.4 2 | Birmingham | -
Fixwidget Repairs | electronics 7622 | wrench #343a40 #ffe066 | 25-120 | office | 4.6 1 | Leeds | via=SQK
Oakenfell | home 5712 | house #6b4f2a #fbf3e4 | 40-720 | shop-sunday | 4.1 2 | Leeds, London, Bristol | esg=objects
Dovecote & Beam | home 5719 | lamp #fff3bf #6741d9 | 9-145 | shop | 4.4 2 | Bath | -
Brackett & Bolt DIY | home 5200 | wrench #f76707 #ffffff | 6-130 | grocer | 3.9 2 | York, Leeds, Cardiff, Birmingham | parent=fairquill-group
Fernwhistle Plants | home 5261 | seedling #d3f9d8 #2b8a3e | 5-48 | shop-holiday | 4.8 2 | Manchester | via=SQK
Brightmolar Dental | health 8021 | aperture #e3fafc #0b7285 | 26-210 | office | 4.5 - | Leeds | -
Clearlark Opticians | health 8043 | ring #1b4965 #bee9e8 | 20-240 | pharmacy | 4.3 - | London, York | -
Pawsworth Vets | health 0742 | paw #fff0f6 #c2255c | 32-260 | pharmacy-split | 4.7 - | Bristol | -
Marigold & Mist | beauty 5977 | petals #ffd8a8 #d9480f #f08c00 | 6-72 | shop-sunday | 4.3 2 | London, Birmingham | parent=groupe-astravelle
Snipwell Barbers | beauty 7230 | scissors #0b3954 #ff6663 | 14-32 | salon | 4.8 1 | Leeds, Manchester | via=SQK
Wavelark Music | entertainment 5815 | wave #3d1e6d #9ef01a | 10.99 | - | - | online | -
Gloamhouse Cinema | entertainment 7832 | aperture #2b2d42 #ffe8a3 | 8-44 | cinema | 4.4 2 | Leeds, London, Edinburgh | parent=quorvane-leisure
Questmoor Games | entertainment 5816 | controller #7209b7 #f8f7ff | 1-60 | - | - | online | -
Ticketwren | entertainment 7922 | note #ff006e #ffffff | 16-150 | - | - | online | -
Pagefall | entertainment 5818 | book #ffedd8 #bc3908 | 7.99 | - | - | online | -
Museum of Lost Umbrellas | entertainment 7991 | fan #22577a #c7f9cc | 6-24 | text-plain | 4.7 1 | Whitby | brand=none
Ironfern Gym | sport 7997 | burst #14213d #fca311 | 32.50 | gym | 4.2 2 | Leeds, London, Manchester | parent=quorvane-leisure
Stridelark | sport 5941 | chevrons #e63946 #f1faee | 12-150 | shop-sunday | 4.5 2 | Bristol, London | -
Boulderwick Climbing | sport 7997 | mountain #e9ecef #2f3e46 | 9-24 | gym | 4.8 2 | Glasgow, Edinburgh | via=PYZ
Otterbeck Water | utilities 4900 | drop #e0f2ff #0353a4 | 38.20 | - | - | online | -
Emberline Gas | utilities 4900 | flame #222b5f #ff9f1c | 44-110 | - | - | online | -
Pelimo Mobile | telecom 4814 | signal #ff2e93 #ffffff | 15.00 | shop-sunday | 3.6 - | Leeds, London, Birmingham | esg=strings
Fibrelark Broadband | telecom 4816 | orbit #0a0f3c #6ee7ff | 29.00 | - | - | online | -
Quillstone College | education 8220 | pillars #5a0f1b #f3d9b1 | 40-380 | office | 4.2 - | Leeds | -
Parlawise Languages | education 8299 | overlap #ffe8cc #1c7ed6 #f76707 | 8.99 | - | - | online | -
Little Otters Nursery | education 8351 | paw #d0ebff #1864ab | 240-560 | office | 4.9 - | York | -
Quaymoor Lettings | services 6513 | key #204e4a #f6f1d1 | 1150.00 | office | 3.4 - | Leeds | -
Aldermere Council | services 9399 | pillars #e6e9f0 #253b6e | 142.00 | office | 3.1 - | Leeds | -
Suddle Laundry | services 7216 | spiral #dff6ff #06628d | 6-28 | shop | 4.4 1 | London | -
Stackhaven Storage | services 4225 | blocks #ff5400 #fff8f0 #ffbd00 | 58.00 | gym | 4 - | Bristol | -
Vaultmoth | services 7399 | hexagon #edf2ff #364fc7 | 2.99 | - | - | online | -
Parcelpuffin | services 4215 | bag #2d6a4f #ffddd2 | 3-16 | - | - | online | -
Wrenbank | cash 6011 | tail #0d3b66 #faf0ca | 20-120 | always | 3.7 - | Leeds, London, York, Whitby | as=WRENBANK_ATM,WRENBANK_CASH
Shelterwren Insurance | finance 6300 | house #d8f3dc #1b4332 | 31.40 | - | - | online | -
Pigglewise | finance 6211 | ring #ffc2d1 #880d4e | 25-200 | - | - | online | -
PayZip | finance 6012 | chevrons #3a1fd1 #ffffff #9dffcf | 5-80 | - | - | online | -
Tably | finance 6012 | utensils #0f766e #fdf6e3 | 8-60 | - | - | online | -
Sqwick | finance 6012 | quarters #111827 #f9fafb #f59e0b | 5-60 | - | - | online | -
Kassolino | finance 6012 | diamond #ffe8d6 #b3261e #f08a5d | 5-60 | - | - | online | -
Cash machine, Canal Street | cash 6011 | - | 20-200 | - | - | Leeds | as=CASH_MACHINE_CANAL_ST site=none brand=none
Foreign exchange fee | fees - | - | 0.2-3 | - | - | online | as=NON_GBP_TRANSACTION_FEE site=none brand=none
Fernwick Outfitters | shopping 5399 | pennant #3b2a5c #eadcff | 14-120 | - | - | online | -
Glasshouse Cinema | entertainment 7832 | blocks #f4dfe7 #8a1e50 #d4497f | 8-36 | - | - | Leeds, York | -
Pinebarrow Books | shopping 5942 | book #0f5e63 #d3f2ea #d3f2ea | 6-48 | - | - | York | -
Quarrybank Garage | fuel 5541 | - | 24-86 | - | - | Leeds | brand=none
Lantern House Hospice | charity 8398 | - | 5-50 | - | - | online | brand=none
Brightwater Ltd | income - | - | 2424.00 | - | - | online | as=BRIGHTWATER_LTD_SALARY site=none brand=none
Calderfinch Partners | income - | pillars #123c3a #d8efe0 | 480-960 | - | - | online | as=CALDERFINCH_PARTNERS_INVOICE
Hollowmere Pension Fund | income - | - | 612.40 | - | - | online | as=HOLLOWMERE_PENSION site=none brand=none
Treasury of Aldermere | income - | - | 42-210 | - | - | online | as=TREASURY_OF_ALDERMERE_TAX_REFUND site=none brand=none
Marrowvine Dividends | income - | seedling #fff9db #5c940d | 8-75 | - | - | online | as=MARROWVINE_DIVIDEND
The Society for the Preservation of Unhurried Sunday Afternoon Walks and Tearooms of the Northern Dales | eating-out 5812 | - | 9-34 | market | 4.9 1 | York | as=UNHURRIED_SUNDAY_WALKS,SOC_PRESERVATION_UNHURRIED id=unhurried-sunday-walks
`;
